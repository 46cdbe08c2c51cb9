import { randomBytes } from 'node:crypto'
import type { Vault } from '../vault/createVault.js'
import type { Database, Queries } from './Database.js'

/** How long a used token still counts: for tabs that read it before the next one was stored. */
const graceMs = 60_000

/** A token that an app keeps: which one it is of those that its login has had. */
export type KeptToken = { readonly login: string; readonly generation: number }

/** The tokens that apps keep for frames without storage. */
export type KeptTokens = ReturnType<typeof createKeptTokens>

/**
 * Rotates the tokens that apps keep (RFC 9700, section 4.14.2). Each use of a token gives a session of its own and the
 * next token. A token has been taken once the session given with it is used for what the app asked for, or the token itself is; from then on the
 * one before counts for a minute. Whoever shows an older one may have stolen it, or was stolen from: the login ends. An
 * answer that was lost costs nothing, as the token before counts until the next one has been taken.
 */
export function createKeptTokens({ database, vault }: { database: Database; vault: Vault }) {
  const digestOf = (token: string) => vault.digest('session', token)
  const add = (queries: Queries, { login, generation }: KeptToken) =>
    queries.run('INSERT INTO kept_tokens VALUES (?, ?, NULL)', login, generation)
  const take = (queries: Queries, { login, generation }: KeptToken, now: number) =>
    queries.run(
      'UPDATE kept_tokens SET taken_at = ? WHERE login = ? AND generation = ? AND taken_at IS NULL',
      now,
      login,
      generation,
    )
  const find = (queries: Queries, { login, generation }: KeptToken) =>
    queries.get<{ takenAt: number | null }>(
      'SELECT taken_at AS "takenAt" FROM kept_tokens WHERE login = ? AND generation = ?',
      login,
      generation,
    )
  async function findLatest(queries: Queries, login: string): Promise<number | undefined> {
    const sql = 'SELECT MAX(generation) AS generation FROM kept_tokens WHERE login = ?'
    return (await queries.get<{ generation: number | null }>(sql, login))?.generation ?? undefined
  }

  async function startSession(queries: Queries, kept: KeptToken, now: number, isAway: boolean): Promise<string> {
    const { login, generation } = kept
    const token = randomBytes(32).toString('base64url')
    const sql = 'INSERT INTO kept_sessions VALUES (?, ?, ?, ?, ?)'
    await queries.run(sql, digestOf(token), login, generation, now, Number(isAway))
    return token
  }

  return {
    /** Begins with the first token of a login. The token of the login's own session is `token`. */
    async start(token: string): Promise<KeptToken> {
      const first = { login: digestOf(token), generation: 1 }
      await add(database, first)
      return first
    },
    /**
     * Uses a token.
     *
     * @param isAway Whether the token comes from another network than the login: its session may not sign.
     * @returns The token of a new session and the next kept token; `undefined` where the login has ended, or ends now
     * because the token was used before.
     */
    use: (kept: KeptToken, now: number, isAway = false): Promise<{ token: string; next: KeptToken } | undefined> =>
      database.transaction(async (transaction) => {
        await transaction.lock(`kept ${kept.login}`)
        const latest = await findLatest(transaction, kept.login)
        if (latest === undefined || !(kept.generation <= latest)) return undefined
        const following = { ...kept, generation: kept.generation + 1 }
        const followed = await find(transaction, following)
        if (followed && followed.takenAt !== null && now - followed.takenAt > graceMs) {
          await transaction.run('DELETE FROM sessions WHERE digest = ?', kept.login)
          return undefined
        }
        await take(transaction, kept, now)
        if (!followed) await add(transaction, following)
        // The answer before this one was lost. Nobody is to use what it gave, unless it went to another tab just now.
        else if (followed.takenAt === null)
          await transaction.run(
            'DELETE FROM kept_sessions WHERE login = ? AND generation = ? AND created_at < ?',
            kept.login,
            following.generation,
            now - graceMs,
          )
        const next = { ...kept, generation: Math.max(latest, following.generation) }
        return { token: await startSession(transaction, next, now, isAway), next }
      }),
    /** Returns the login of a session that was resumed, and whether that happened on another network. */
    async findSession(digest: string): Promise<{ readonly login: string; readonly isAway: boolean } | undefined> {
      const sql = 'SELECT login, away FROM kept_sessions WHERE digest = ?'
      const row = await database.get<{ login: string; away: number }>(sql, digest)
      return row && { login: row.login, isAway: row.away === 1 }
    },
    /** Notes that a session is used, and so that its kept token has arrived. */
    async noteUse(digest: string, now: number): Promise<void> {
      const sql = 'SELECT login, generation FROM kept_sessions WHERE digest = ?'
      const session = await database.get<KeptToken>(sql, digest)
      if (session) await take(database, session, now)
    },
  }
}
