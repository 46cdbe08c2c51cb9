import { createHash } from 'node:crypto'
import type { Database } from '@portico/app-parts/sqlite/openSqlite'

/** State of a signed transaction: not yet sent, accepted by the node, refused, or given up without a clear answer. */
type SendingState = 'open' | 'sent' | 'refused' | 'lost'

/** A signed transaction as stored. */
export type StoredTransaction = {
  readonly place: number
  readonly hash: string
  /** Hex of an EVM transaction, base64 of a Solana one. */
  readonly bytes: string
  readonly state: SendingState
  /** Why it was refused. */
  readonly reason: string | null
}

/** A sending to store before anything is sent. */
export type NewSending = {
  readonly userId: string
  /** CAIP-2 id. */
  readonly network: string
  /** Id of the app's request, which finds the sending after a reload. */
  readonly request: string | undefined
  readonly transactions: readonly { readonly hash: string; readonly bytes: string }[]
  /** Options for the node. */
  readonly options: Readonly<Record<string, unknown>>
  readonly now: number
}

/** Transactions that were approved together. */
export type Sending = {
  readonly id: string
  readonly network: string
  readonly options: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly transactions: readonly StoredTransaction[]
}

/** Store of the transactions this wallet has signed. */
export type Sendings = ReturnType<typeof createSendings>

type Row = { readonly id: string; readonly network: string; readonly options: string; readonly createdAt: number }

/**
 * Stores sendings. The same transactions always get the same id, so that sending them again finds the first sending.
 */
export function createSendings({ database }: { database: Database }) {
  const find = (id: string, userId?: string) => findSending(database, id, userId)

  return {
    find,
    /**
     * Stores transactions. If stored already, they are assigned to the newest request and time, and refused ones become
     * open again.
     */
    add({ userId, network, request, transactions, options, now }: NewSending): string {
      const name = [userId, network, ...transactions.map(({ hash }) => hash)].join('\n')
      const id = `0x${createHash('sha256').update(name).digest('hex')}`
      database.run(
        `INSERT INTO sendings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
         request = coalesce(excluded.request, request), options = excluded.options, created_at = excluded.created_at`,
        id,
        userId,
        network,
        request ?? null,
        JSON.stringify(options),
        now,
      )
      for (const [place, { hash, bytes }] of transactions.entries())
        database.run(`INSERT OR IGNORE INTO transactions VALUES (?, ?, ?, ?, 'open', NULL)`, id, place, hash, bytes)
      database.run(
        `UPDATE transactions SET state = 'open', reason = NULL WHERE sending_id = ? AND state = 'refused'`,
        id,
      )
      return id
    },
    setSent(id: string, place: number): void {
      database.run(`UPDATE transactions SET state = 'sent' WHERE sending_id = ? AND place = ?`, id, place)
    },
    /** Marks a transaction as refused, and those after it, which depend on it. */
    setRefused(id: string, place: number, reason: string): void {
      database.run(
        `UPDATE transactions SET state = 'refused', reason = ? WHERE sending_id = ? AND place >= ? AND state = 'open'`,
        reason,
        id,
        place,
      )
    },
    /** Marks a transaction as given up without knowing whether the node has it. Those after it were never sent. */
    setLost(id: string, place: number): void {
      database.run(`UPDATE transactions SET state = 'lost' WHERE sending_id = ? AND place = ?`, id, place)
      database.run(
        `UPDATE transactions SET state = 'refused', reason = ? WHERE sending_id = ? AND state = 'open'`,
        'The node gave no answer to an earlier call',
        id,
      )
    },
    /** Opens transactions that were given up again, and returns their number. */
    reopenLost: (id: string): number =>
      database.run(`UPDATE transactions SET state = 'open' WHERE sending_id = ? AND state = 'lost'`, id),
    /** Finds the sending of an app's request. */
    findByRequest(request: string, userId: string): Sending | undefined {
      const row = database.get<{ id: string }>(
        'SELECT id FROM sendings WHERE request = ? AND user_id = ?',
        request,
        userId,
      )
      return row && find(row.id)
    },
    /** Lists open sendings, with the first unsent transaction of each. */
    listOpen: () =>
      database.all<{ id: string; createdAt: number; place: number }>(
        `SELECT id, created_at AS createdAt, min(place) AS place FROM sendings JOIN transactions ON sending_id = id
         WHERE state = 'open' GROUP BY id`,
      ),
    /** Returns the number of open sendings. */
    countOpen: (): number =>
      database.get<{ open: number }>(`SELECT count(DISTINCT sending_id) AS open FROM transactions WHERE state = 'open'`)
        ?.open ?? 0,
    /** Lists the bytes of a user's open transactions on a network that are not older than `since`. */
    listOpenBytes: ({ userId, network, since }: { userId: string; network: string; since: number }) =>
      database
        .all<{ bytes: string }>(
          `SELECT bytes FROM sendings JOIN transactions ON sending_id = id
           WHERE state = 'open' AND user_id = ? AND network = ? AND created_at >= ?`,
          userId,
          network,
          since,
        )
        .map(({ bytes }) => bytes),
  }
}

/** Finds a sending, of this user only if one is given. */
function findSending(database: Database, id: string, userId?: string): Sending | undefined {
  const row = database.get<Row>(
    'SELECT id, network, options, created_at AS createdAt FROM sendings WHERE id = ? AND user_id = coalesce(?, user_id)',
    id,
    userId ?? null,
  )
  if (!row) return undefined
  const transactions = database.all<StoredTransaction>(
    'SELECT place, hash, bytes, state, reason FROM transactions WHERE sending_id = ? ORDER BY place',
    id,
  )
  return { ...row, options: JSON.parse(row.options), transactions }
}
