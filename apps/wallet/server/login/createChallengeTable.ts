import { randomBytes, randomInt } from 'node:crypto'
import { ApiError } from '../ApiError.js'
import type { Database, Queries } from '../store/Database.js'
import type { Vault } from '../vault/createVault.js'

const lifetimeMs = 20 * 60_000
/** Number of tries that a code allows. */
export const mostTries = 5

/** What the user proves: a login, one of the two addresses of an email change, or the wish to have a private key. */
export type ChallengePurpose = 'login' | 'email-primary' | 'email-secondary' | 'export'

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

const columns = `state, tries, email, client, code_digest AS "codeDigest", expires_at AS "expiresAt"`
export const usedLink = () => new ApiError(410, 'link/used', 'This link was already used')
const createId = () => randomBytes(32).toString('base64url')
const createCode = () => `${randomInt(1_000_000)}`.padStart(6, '0')

/** Reads and writes the rows of challenges. Ids, links and codes are stored as digests only. */
export function createChallengeTable({ database, vault }: { database: Database; vault: Vault }) {
  const digestOf = (id: string) => vault.digest('challenge', id)
  const codeDigestOf = (id: string, code: string) => vault.digest('code', `${id} ${code}`)

  function find({ id, purpose, owner }: ChallengeKey): Promise<Row | undefined> {
    const sql = `SELECT ${columns} FROM challenges WHERE digest = ? AND purpose = ? AND owner = ?`
    return database.get<Row>(sql, digestOf(id), purpose, owner)
  }

  async function findByLink(link: string, now: number): Promise<Row> {
    const sql = `SELECT ${columns} FROM challenges WHERE link_digest = ?`
    const row = await database.get<Row>(sql, vault.digest('link', link))
    if (!row || row.expiresAt <= now) throw new ApiError(410, 'link/expired', 'This link has expired')
    if (row.state !== 'link') throw usedLink()
    return row
  }

  /** @param state 'code' if its code goes out at once, 'link' if a browser has to be approved first. */
  async function add({ purpose, email, owner, client, now }: NewChallenge, state: 'code' | 'link') {
    const [id, link, code] = [createId(), createId(), createCode()]
    await database.run('DELETE FROM challenges WHERE expires_at <= ?', now - lifetimeMs)
    await database.run(
      `INSERT INTO challenges (digest, purpose, email, owner, code_digest, link_digest, client, state, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      digestOf(id),
      purpose,
      email,
      owner,
      state === 'code' ? codeDigestOf(id, code) : null,
      state === 'link' ? vault.digest('link', link) : null,
      client,
      state,
      now + lifetimeMs,
    )
    return { id, link, code }
  }

  // Each of the following is one statement with its condition, so that of several processes one alone succeeds.

  /** Issues the code of an approved challenge, and restarts its lifetime; `undefined` if that was done already. */
  async function issueCode(id: string, now: number): Promise<string | undefined> {
    const code = createCode()
    const issued = await database.run(
      `UPDATE challenges SET state = 'code', tries = 0, code_digest = ?, expires_at = ?
       WHERE digest = ? AND state = 'approved'`,
      codeDigestOf(id, code),
      now + lifetimeMs,
      digestOf(id),
    )
    return issued === 1 ? code : undefined
  }

  /** Counts a try. @returns Whether one was left. */
  const countTry = async (id: string) =>
    (await database.run(
      `UPDATE challenges SET tries = tries + 1 WHERE digest = ? AND state = 'code' AND tries < ?`,
      digestOf(id),
      mostTries,
    )) === 1

  /** Uses up the code. @returns Whether it was not used before. */
  const useCode = async (id: string, queries: Queries) =>
    (await queries.run(
      `UPDATE challenges SET state = 'used', code_digest = NULL WHERE digest = ? AND state = 'code'`,
      digestOf(id),
    )) === 1

  /** Stores the answer to a link. @returns Whether there was none before. */
  const answer = async (link: string, isApproved: boolean) =>
    (await database.run(
      `UPDATE challenges SET state = ? WHERE link_digest = ? AND state = 'link'`,
      isApproved ? 'approved' : 'denied',
      vault.digest('link', link),
    )) === 1

  return { codeDigestOf, find, findByLink, add, issueCode, countTry, useCode, answer }
}
