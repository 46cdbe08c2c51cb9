import { randomBytes } from 'node:crypto'
import type { Vault } from '../vault/createVault.js'
import type { KeptTokens } from './createKeptTokens.js'
import type { Database, Queries } from './Database.js'

const lifetimeMs = 30 * 86_400_000
/** How long a code sent to the present address counts for changing it. */
const proofMs = 10 * 60_000

/** A session as a request sees it. */
export type Session = {
  readonly userId: string
  /** Identifies the login in the database, whichever of its tokens was sent; worth nothing to a client. */
  readonly digest: string
  readonly emailProvenAt: number
  /** Resumed with a token that an app keeps, on another network than the login. */
  readonly isAway: boolean
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Reads and writes sessions: bearer tokens of 256 random bits, of which only a keyed hash is kept, for 30 days.
 *
 * @param parameters `keptTokens` knows the sessions that were resumed with a token that an app keeps.
 */
export function createSessions({
  database,
  vault,
  keptTokens,
}: {
  database: Database
  vault: Vault
  keptTokens: KeptTokens
}) {
  const digestOf = (token: string) => vault.digest('session', token)

  async function look(token: string, projectId: string, now: number): Promise<Session | undefined> {
    const resumed = await keptTokens.findSession(digestOf(token))
    const digest = resumed?.login ?? digestOf(token)
    const row = await database.get<{ userId: string; emailProvenAt: number }>(
      `SELECT user_id AS "userId", email_proven_at AS "emailProvenAt" FROM sessions
       WHERE digest = ? AND project_id = ? AND expires_at > ?`,
      digest,
      projectId,
      now,
    )
    return row && { ...row, digest, isAway: resumed?.isAway ?? false }
  }

  return {
    /**
     * Starts a session.
     *
     * @param queries The transaction it is part of, if any.
     * @returns The token, which cannot be read again.
     */
    async start(userId: string, projectId: string, now: number, queries: Queries = database): Promise<string> {
      const token = randomBytes(32).toString('base64url')
      await queries.run('DELETE FROM sessions WHERE expires_at <= ?', now)
      const sql = 'INSERT INTO sessions VALUES (?, ?, ?, ?, 0)'
      await queries.run(sql, digestOf(token), userId, projectId, now + lifetimeMs)
      return token
    },
    /** Returns the session of a token, if it is valid and belongs to the project. */
    async find(token: string, projectId: string, now: number): Promise<Session | undefined> {
      const session = await look(token, projectId, now)
      if (session) await keptTokens.noteUse(digestOf(token), now)
      return session
    },
    /**
     * Returns the same for a request that a frame makes by itself as it is loaded. It does not tell that the app has
     * stored the next kept token, as the app's page may be closing.
     */
    look,
    /** Whether a login, named as `Session.digest` does, has not ended or expired. */
    async isAlive(digest: string, now: number): Promise<boolean> {
      const sql = 'SELECT 1 AS one FROM sessions WHERE digest = ? AND expires_at > ?'
      return (await database.get(sql, digest, now)) !== undefined
    },
    /** Ends the login of a token, with all its sessions. */
    async end(token: string): Promise<void> {
      const login = (await keptTokens.findSession(digestOf(token)))?.login ?? digestOf(token)
      await database.run('DELETE FROM sessions WHERE digest = ?', login)
    },
    /** Ends every login of a user but one. */
    async endOthers(userId: string, { digest }: Session): Promise<void> {
      await database.run('DELETE FROM sessions WHERE user_id = ? AND digest <> ?', userId, digest)
    },
    /** Records that the user has just proven access to the present address; `undefined` revokes that. */
    async setEmailProven({ digest }: Session, at: number | undefined): Promise<void> {
      await database.run('UPDATE sessions SET email_proven_at = ? WHERE digest = ?', at ?? 0, digest)
    },
    isEmailProven: ({ emailProvenAt }: Session, now: number): boolean => now - emailProvenAt < proofMs,
  }
}
