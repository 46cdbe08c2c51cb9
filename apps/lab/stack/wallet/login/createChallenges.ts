import { randomBytes, randomInt } from 'node:crypto'
import { ApiError } from '../ApiError.js'
import type { Database } from '../store/openDatabase.js'
import type { Vault } from '../vault/createVault.js'

const lifetimeMs = 20 * 60_000
const mostTries = 5

/** What the user proves: a login, or one of the two addresses of an email change. */
export type ChallengePurpose = 'login' | 'email-primary' | 'email-secondary'

type Row = {
  state: 'link' | 'approved' | 'denied' | 'code' | 'used'
  tries: number
  email: string
  client: string
  codeDigest: string | null
  expiresAt: number
}

/** Identifies a challenge and the browser or session that started it, the only one that may answer. */
export type ChallengeKey = { readonly id: string; readonly purpose: ChallengePurpose; readonly owner: string }

export type Challenges = ReturnType<typeof createChallenges>

const columns = `state, tries, email, client, code_digest AS codeDigest, expires_at AS expiresAt`
const createId = () => randomBytes(32).toString('base64url')

/**
 * Stores challenges. A code has six digits, is valid for 20 minutes, allows five tries and one use. It only counts
 * together with the challenge's id, which stays in the browser that asked.
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

  /** Issues a new code for a challenge and restarts its lifetime. */
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
    /** Starts a challenge that is answered with a code. */
    startCode(parameters: Parameters<typeof add>[0]): { id: string; code: string } {
      const { id } = add(parameters, 'code')
      return { id, code: issueCode(id, parameters.now) }
    },
    /** Starts a challenge that first needs a browser's approval by a link. */
    startLink: (parameters: Parameters<typeof add>[0]): { id: string; link: string } => add(parameters, 'link'),
    /** Returns what a link would approve. */
    readLink: (link: string, now: number): { email: string; client: string } => findByLink(link, now),
    /** Answers a link. Works once. */
    answerLink(link: string, isApproved: boolean, now: number): void {
      findByLink(link, now)
      database.run(
        'UPDATE challenges SET state = ? WHERE link_digest = ?',
        isApproved ? 'approved' : 'denied',
        vault.digest('link', link),
      )
    },
    /**
     * Returns whether the link was approved. A code is issued the first time after that.
     *
     * @throws ApiError If the link was denied, has expired, or belongs to another browser.
     */
    followLink(key: ChallengeKey, now: number): { email: string; code: string | undefined } | undefined {
      const row = find(key)
      if (!row || row.expiresAt <= now) throw new ApiError(410, 'link/expired', 'This link has expired')
      if (row.state === 'denied') throw new ApiError(403, 'link/denied', 'The login was denied')
      if (row.state === 'link') return undefined
      return { email: row.email, code: row.state === 'approved' ? issueCode(key.id, now) : undefined }
    },
    /**
     * Verifies a code and uses it up.
     *
     * @returns The address that the code was sent to.
     * @throws ApiError If the code is wrong, used or expired, or was tried too often.
     */
    takeCode(key: ChallengeKey, code: string, now: number): string {
      const row = find(key)
      if (!row || row.expiresAt <= now) throw new ApiError(410, 'code/expired', 'The code has expired')
      if (row.state === 'used') throw new ApiError(410, 'code/used', 'The code was already used')
      if (row.state !== 'code' || !row.codeDigest) throw new ApiError(409, 'code/none', 'No code was sent')
      if (row.tries >= mostTries) throw new ApiError(429, 'code/tries', 'Too many wrong codes. Ask for a new one')
      const digest = digestOf(key.id)
      // Counted before the comparison, so that every try counts whatever happens next.
      database.run('UPDATE challenges SET tries = tries + 1 WHERE digest = ?', digest)
      if (!vault.matches(row.codeDigest, codeDigestOf(key.id, code)))
        throw new ApiError(403, 'code/wrong', 'The code is wrong')
      database.run(`UPDATE challenges SET state = 'used', code_digest = NULL WHERE digest = ?`, digest)
      return row.email
    },
  }
}
