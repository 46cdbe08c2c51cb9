import type { Database } from '@portico/app-parts/sqlite/openSqlite'

/** After this time, users are expected to look at their account instead. */
const lifetimeMs = 60 * 60_000

/** Requests whose answers an app may not have received. */
export type Untold = ReturnType<typeof createUntold>

/** Stores request ids for frames without storage, each for the session that made it. */
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
