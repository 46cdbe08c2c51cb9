import { createHash } from 'node:crypto'
import type { Database } from './Database.js'

/** How long a person may take to approve, in milliseconds. */
const lifetimeMs = 60 * 60_000

/** Transactions of one account, as they are before they are signed. */
export type Prepared = { readonly userId: string; readonly network: string; readonly transactions: readonly string[] }

/** When the wallet chose the numbers of transactions. */
export type Preparations = ReturnType<typeof createPreparations>

/**
 * Remembers the transactions whose numbers the wallet chose, as it may have chosen one number for two that were being
 * approved at the same time. An app that chooses a number itself may mean to replace what has it.
 */
export function createPreparations({ database }: { database: Database }) {
  const digestOf = ({ userId, network }: Prepared, bytes: string) =>
    createHash('sha256').update([userId, network, bytes].join('\n')).digest('base64url')

  return {
    /** @param now Epoch milliseconds at which the numbers were asked for. */
    async note(prepared: Prepared, now: number): Promise<void> {
      await database.run('DELETE FROM preparations WHERE created_at <= ?', now - lifetimeMs)
      const sql = `INSERT INTO preparations VALUES (?, ?) ON CONFLICT (digest) DO UPDATE SET created_at = excluded.created_at`
      for (const bytes of prepared.transactions) await database.run(sql, digestOf(prepared, bytes), now)
    },
    /** Returns when the first of their numbers was chosen; `undefined` if the wallet chose none. */
    async findTime(prepared: Prepared): Promise<number | undefined> {
      const sql = 'SELECT created_at AS at FROM preparations WHERE digest = ?'
      const digests = prepared.transactions.map((bytes) => digestOf(prepared, bytes))
      const rows = await Promise.all(digests.map((digest) => database.get<{ at: number }>(sql, digest)))
      const times = rows.flatMap((row) => (row ? [row.at] : []))
      return times.length > 0 ? Math.min(...times) : undefined
    },
  }
}
