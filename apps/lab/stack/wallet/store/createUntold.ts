import type { Database } from './openDatabase.js'

/** Whoever returns later than this looks at the account instead. */
const lifetimeMs = 60 * 60_000

/** Store of the requests whose answers an app may not have got. */
export type Untold = ReturnType<typeof createUntold>

/** Stores the ids of requests for frames that can store nothing themselves, each for the session that made it. */
export function createUntold({ database }: { database: Database }) {
  return {
    add({ request, session, now }: { request: string; session: string; now: number }): void {
      database.run('DELETE FROM untold WHERE created_at <= ?', now - lifetimeMs)
      database.run('INSERT OR IGNORE INTO untold VALUES (?, ?, ?)', request, session, now)
    },
    list: (session: string, now: number): readonly string[] =>
      database
        .all<{ request: string }>(
          'SELECT request FROM untold WHERE session = ? AND created_at > ?',
          session,
          now - lifetimeMs,
        )
        .map(({ request }) => request),
    remove(request: string, session: string): void {
      database.run('DELETE FROM untold WHERE request = ? AND session = ?', request, session)
    },
  }
}
