import { createHash } from 'node:crypto'
import type { Database, Queries } from './Database.js'

/** How long a transaction is retried while the node does not answer, in milliseconds. */
export const lifetimeMs = 10 * 60_000

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
  /**
   * Looks at the user's other open transactions on the network. If it throws, nothing is stored. Nobody stores one of
   * theirs meanwhile, so that two do not take the place of each other.
   */
  readonly checkOthers?: ((bytes: readonly string[]) => void) | undefined
}

/** Whose open transactions to list: those on a network that are not older than `since`. */
export type OpenFilter = { readonly userId: string; readonly network: string; readonly since: number }

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
    add: (sending: NewSending): Promise<string> =>
      database.transaction(async (transaction) => {
        const { userId, network, request, transactions, options, now, checkOthers } = sending
        await transaction.lock(`sending ${userId} ${network}`)
        if (checkOthers) {
          const open = await listOpenBytes(transaction, { userId, network, since: now - lifetimeMs })
          checkOthers(open.filter((other) => transactions.every(({ bytes }) => bytes !== other)))
        }
        const name = [userId, network, ...transactions.map(({ hash }) => hash)].join('\n')
        const id = `0x${createHash('sha256').update(name).digest('hex')}`
        await transaction.run(
          `INSERT INTO sendings VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
           request = coalesce(excluded.request, sendings.request), options = excluded.options,
           created_at = excluded.created_at`,
          ...[id, userId, network, request ?? null, JSON.stringify(options), now],
        )
        for (const [place, { hash, bytes }] of transactions.entries())
          await transaction.run(
            `INSERT INTO transactions VALUES (?, ?, ?, ?, 'open', NULL) ON CONFLICT DO NOTHING`,
            ...[id, place, hash, bytes],
          )
        await transaction.run(
          `UPDATE transactions SET state = 'open', reason = NULL WHERE sending_id = ? AND state = 'refused'`,
          id,
        )
        return id
      }),
    async setSent(id: string, place: number): Promise<void> {
      await database.run(`UPDATE transactions SET state = 'sent' WHERE sending_id = ? AND place = ?`, id, place)
    },
    /** Marks a transaction as refused, and those after it, which depend on it. */
    async setRefused(id: string, place: number, reason: string): Promise<void> {
      await database.run(
        `UPDATE transactions SET state = 'refused', reason = ? WHERE sending_id = ? AND place >= ? AND state = 'open'`,
        reason,
        id,
        place,
      )
    },
    /** Marks a transaction as given up without knowing whether the node has it. Those after it were never sent. */
    setLost: (id: string, place: number): Promise<void> =>
      database.transaction(async (transaction) => {
        await transaction.run(`UPDATE transactions SET state = 'lost' WHERE sending_id = ? AND place = ?`, id, place)
        await transaction.run(
          `UPDATE transactions SET state = 'refused', reason = ? WHERE sending_id = ? AND state = 'open'`,
          'The node gave no answer to an earlier call',
          id,
        )
      }),
    /** Opens transactions that were given up again, and returns their number. */
    reopenLost: (id: string): Promise<number> =>
      database.run(`UPDATE transactions SET state = 'open' WHERE sending_id = ? AND state = 'lost'`, id),
    /** Finds the sending of an app's request. */
    async findByRequest(request: string, userId: string): Promise<Sending | undefined> {
      const sql = 'SELECT id FROM sendings WHERE request = ? AND user_id = ?'
      const row = await database.get<{ id: string }>(sql, request, userId)
      return row && find(row.id)
    },
    /** Lists open sendings, with the first unsent transaction of each. */
    listOpen: () =>
      database.all<{ id: string; createdAt: number; place: number }>(
        `SELECT id, created_at AS "createdAt", min(place) AS place FROM sendings JOIN transactions ON sending_id = id
         WHERE state = 'open' GROUP BY id`,
      ),
    /** Returns the number of open sendings. */
    async countOpen(): Promise<number> {
      const sql = `SELECT count(DISTINCT sending_id) AS open FROM transactions WHERE state = 'open'`
      return (await database.get<{ open: number }>(sql))?.open ?? 0
    },
    /** Lists the bytes of a user's open transactions on a network. */
    listOpenBytes: (filter: OpenFilter) => listOpenBytes(database, filter),
  }
}

async function listOpenBytes(queries: Queries, { userId, network, since }: OpenFilter): Promise<readonly string[]> {
  const rows = await queries.all<{ bytes: string }>(
    `SELECT bytes FROM sendings JOIN transactions ON sending_id = id
     WHERE state = 'open' AND user_id = ? AND network = ? AND created_at >= ?`,
    ...[userId, network, since],
  )
  return rows.map(({ bytes }) => bytes)
}

/** Finds a sending, of this user only if one is given. */
async function findSending(queries: Queries, id: string, userId?: string): Promise<Sending | undefined> {
  const row = await queries.get<Row>(
    `SELECT id, network, options, created_at AS "createdAt" FROM sendings
     WHERE id = ? AND user_id = coalesce(?, user_id)`,
    id,
    userId ?? null,
  )
  if (!row) return undefined
  const transactions = await queries.all<StoredTransaction>(
    'SELECT place, hash, bytes, state, reason FROM transactions WHERE sending_id = ? ORDER BY place',
    id,
  )
  return { ...row, options: JSON.parse(row.options), transactions }
}
