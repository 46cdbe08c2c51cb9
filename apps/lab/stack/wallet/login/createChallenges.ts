import { randomBytes, randomInt } from 'node:crypto'
import { ApiError } from '../ApiError.js'
import type { Database } from '../store/openDatabase.js'
import type { Vault } from '../vault/createVault.js'

const lifetimeMs = 20 * 60_000
const mostTries = 5

/** What the person proves: a login, or one of the two addresses of a change. */
export type ChallengePurpose = 'login' | 'email-primary' | 'email-secondary'

type Row = {
  state: 'link' | 'approved' | 'denied' | 'code' | 'used'
  tries: number
  email: string
  client: string
  codeDigest: string | null
  expiresAt: number
}

/** Who may answer a challenge: the same browser or session that began it. */
export type ChallengeKey = { readonly id: string; readonly purpose: ChallengePurpose; readonly owner: string }

/** The open proofs of addresses and browsers. */
export type Challenges = ReturnType<typeof createChallenges>

const columns = `state, tries, email, client, code_digest AS codeDigest, expires_at AS expiresAt`
const createId = () => randomBytes(32).toString('base64url')

/**
 * Reads and writes challenges. A code has six digits, lives 20 minutes, may be tried five times and used once; it only
 * counts together with the challenge's id, which never leaves the browser that asked.
 */
export function createChallenges({ database, vault }: { database: Database; vault: Vault }) {
  const digestOf = (id: string) => vault.digest('challenge', id)
  const codeDigestOf = (id: string, code: string) => vault.digest('code', `${id} ${code}`)

  function find({ id, purpose, owner }: ChallengeKey): Row | undefined {
    const sql = `SELECT ${columns} FROM challenges WHERE digest = ? AND purpose = ? AND owner = ?`
    return database.get<Row>(sql, digestOf(id), purpose, owner)
  }

  function findByLink(link: string, now: number): Row {
    const sql = `SELECT ${columns} FROM challenges WHERE link_digest = ?`
    const row = database.get<Row>(sql, vault.digest('link', link))
    if (!row || row.expiresAt <= now) throw new ApiError(410, 'link/expired', 'This link has expired')
    if (row.state !== 'link') throw new ApiError(410, 'link/used', 'This link was already used')
    return row
  }

  function add(
    parameters: { purpose: ChallengePurpose; email: string; owner: string; client: string; now: number },
    state: Row['state'],
  ) {
    const { purpose, email, owner, client, now } = parameters
    const [id, link] = [createId(), createId()]
    const linkDigest = state === 'link' ? vault.digest('link', link) : null
    database.run('DELETE FROM challenges WHERE expires_at <= ?', now - lifetimeMs)
    database.run(
      'INSERT INTO challenges (digest, purpose, email, owner, link_digest, client, state, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      digestOf(id),
      purpose,
      email,
      owner,
      linkDigest,
      client,
      state,
      now + lifetimeMs,
    )
    return { id, link }
  }

  /** Gives a challenge a new code, with the whole time to use it. */
  function issueCode(id: string, now: number): string {
    const code = `${randomInt(1_000_000)}`.padStart(6, '0')
    database.run(
      `UPDATE challenges SET state = 'code', tries = 0, code_digest = ?, expires_at = ? WHERE digest = ?`,
      codeDigestOf(id, code),
      now + lifetimeMs,
      digestOf(id),
    )
    return code
  }

  return {
    /** Begins one that is answered with a code. */
    startCode(parameters: Parameters<typeof add>[0]): { id: string; code: string } {
      const { id } = add(parameters, 'code')
      return { id, code: issueCode(id, parameters.now) }
    },
    /** Begins one that needs a browser's approval by a link first. */
    startLink: (parameters: Parameters<typeof add>[0]): { id: string; link: string } => add(parameters, 'link'),
    /** Tells what a link would approve. */
    readLink: (link: string, now: number): { email: string; client: string } => findByLink(link, now),
    /** Answers a link, once. */
    answerLink(link: string, isApproved: boolean, now: number): void {
      findByLink(link, now)
      database.run(
        'UPDATE challenges SET state = ? WHERE link_digest = ?',
        isApproved ? 'approved' : 'denied',
        vault.digest('link', link),
      )
    },
    /**
     * Says whether the link was approved; the first time after that a code is issued.
     *
     * @throws ApiError When the link was denied, expired, or is not this browser's.
     */
    followLink(key: ChallengeKey, now: number): { email: string; code: string | undefined } | undefined {
      const row = find(key)
      if (!row || row.expiresAt <= now) throw new ApiError(410, 'link/expired', 'This link has expired')
      if (row.state === 'denied') throw new ApiError(403, 'link/denied', 'The login was denied')
      if (row.state === 'link') return undefined
      return { email: row.email, code: row.state === 'approved' ? issueCode(key.id, now) : undefined }
    },
    /**
     * Takes a code.
     *
     * @returns The address the code was sent to.
     * @throws ApiError When the code is wrong, used or expired, or was guessed at too often.
     */
    takeCode(key: ChallengeKey, code: string, now: number): string {
      const row = find(key)
      if (!row || row.expiresAt <= now) throw new ApiError(410, 'code/expired', 'The code has expired')
      if (row.state === 'used') throw new ApiError(410, 'code/used', 'The code was already used')
      if (row.state !== 'code' || !row.codeDigest) throw new ApiError(409, 'code/none', 'No code was sent')
      if (row.tries >= mostTries) throw new ApiError(429, 'code/tries', 'Too many wrong codes. Ask for a new one')
      const digest = digestOf(key.id)
      // Counted before the comparison: a try costs a try, whatever happens next.
      database.run('UPDATE challenges SET tries = tries + 1 WHERE digest = ?', digest)
      if (!vault.matches(row.codeDigest, codeDigestOf(key.id, code)))
        throw new ApiError(403, 'code/wrong', 'The code is wrong')
      database.run(`UPDATE challenges SET state = 'used', code_digest = NULL WHERE digest = ?`, digest)
      return row.email
    },
  }
}
