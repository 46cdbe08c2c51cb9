import type { Database } from '../store/Database.js'

/** After this time a mail that came back says nothing of the mailbox any more. */
const lifetimeMs = 30 * 86_400_000

/** An address whose mail came back. */
export type Bounce = {
  readonly email: string
  /** Enhanced status code of RFC 3463, such as `5.1.1`. */
  readonly status: string
  /** Epoch milliseconds. */
  readonly at: number
}

export type Bounces = ReturnType<typeof createBounces>

/** Reads and writes the addresses whose mail came back after the mail server had taken it. */
export function createBounces({ database }: { database: Database }) {
  return {
    async add({ email, status, at }: Bounce): Promise<void> {
      const sql = `INSERT INTO bounces VALUES (?, ?, ?)
        ON CONFLICT (email) DO UPDATE SET status = excluded.status, at = excluded.at`
      await database.run(sql, email.toLowerCase(), status, at)
    },
    /** Returns all that count, the latest first. */
    async list(now: number): Promise<readonly Bounce[]> {
      const sql = 'SELECT email, status, at FROM bounces WHERE at > ? ORDER BY at DESC, email'
      const rows = await database.all<Bounce>(sql, now - lifetimeMs)
      return rows.map((row) => ({ ...row, at: Number(row.at) }))
    },
    /** @returns Whether it was there. */
    async remove(email: string): Promise<boolean> {
      return (await database.run('DELETE FROM bounces WHERE email = ?', email.toLowerCase())) > 0
    },
    /**
     * Takes the news that the last mail to an address came back, which is told once: the next mail is sent, as the mailbox
     * may be there again, and comes back again if it is not. So nobody is locked out by a bounce that somebody forged.
     */
    async take(email: string, now: number): Promise<boolean> {
      await database.run('DELETE FROM bounces WHERE at <= ?', now - lifetimeMs)
      return (await database.run('DELETE FROM bounces WHERE email = ?', email)) > 0
    },
  }
}
