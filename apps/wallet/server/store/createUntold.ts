import type { Database } from './Database.js'

/** After this time, users are expected to look at their account instead. */
const lifetimeMs = 60 * 60_000

/** Requests whose answers an app may not have received. */
export type Untold = ReturnType<typeof createUntold>

/** Stores request ids for frames without storage, each for the session that made it. */
export function createUntold({ database }: { database: Database }) {
  return {
    async add({ request, session, now }: { request: string; session: string; now: number }): Promise<void> {
      await database.run('DELETE FROM untold WHERE created_at <= ?', now - lifetimeMs)
      await database.run('INSERT INTO untold VALUES (?, ?, ?) ON CONFLICT DO NOTHING', request, session, now)
    },
    async list(session: string, now: number): Promise<readonly string[]> {
      const sql = 'SELECT request FROM untold WHERE session = ? AND created_at > ?'
      const rows = await database.all<{ request: string }>(sql, session, now - lifetimeMs)
      return rows.map(({ request }) => request)
    },
    async remove(request: string, session: string): Promise<void> {
      await database.run('DELETE FROM untold WHERE request = ? AND session = ?', request, session)
    },
  }
}
