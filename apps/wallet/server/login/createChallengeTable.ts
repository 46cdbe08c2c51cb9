import { randomBytes, randomInt } from 'node:crypto'
import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { ApiError } from '../ApiError.js'
import type { Vault } from '../vault/createVault.js'

const lifetimeMs = 20 * 60_000

/** What the user proves: a login, or one of the two addresses of an email change. */
export type ChallengePurpose = 'login' | 'email-primary' | 'email-secondary'

/** Identifies a challenge and the browser or session that started it, the only one that may answer. */
export type ChallengeKey = { readonly id: string; readonly purpose: ChallengePurpose; readonly owner: string }

/** A challenge to store. */
export type NewChallenge = {
  readonly purpose: ChallengePurpose
  readonly email: string
  readonly owner: string
  readonly client: string
  readonly now: number
}

type Row = {
  state: 'link' | 'approved' | 'denied' | 'code' | 'used'
  tries: number
  email: string
  client: string
  codeDigest: string | null
  expiresAt: number
}

const columns = `state, tries, email, client, code_digest AS codeDigest, expires_at AS expiresAt`
const createId = () => randomBytes(32).toString('base64url')

/** Reads and writes the rows of challenges. Ids, links and codes are stored as digests only. */
export function createChallengeTable({ database, vault }: { database: Database; vault: Vault }) {
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

  function add({ purpose, email, owner, client, now }: NewChallenge, state: Row['state']) {
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

  return { digestOf, codeDigestOf, find, findByLink, add, issueCode }
}
