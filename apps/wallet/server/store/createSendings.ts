import { createHash } from 'node:crypto'
import type { Database, Queries, Transaction } from './Database.js'

/** How long a transaction is retried while the node does not answer, in milliseconds. */
export const lifetimeMs = 10 * 60_000

/**
 * How much earlier than a number was chosen what has it may have been sent, in milliseconds: while it was stored nobody saw
 * it, and clocks of servers differ.
 */
const unseenMs = 2_000

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
  /** Returns epoch milliseconds. Asked once nobody else stores one: until then nobody sees it. */
  readonly now: () => number
  /**
   * Looks at the user's other transactions on the network: open ones, and those sent since `numberedAt`. If it throws,
   * nothing is stored. Nobody stores one of theirs meanwhile, so that two do not take the place of each other.
   */
  readonly checkOthers?: ((bytes: readonly string[]) => void) | undefined
  /** When the wallet chose their numbers, in epoch milliseconds; `undefined` if the app did. */
  readonly numberedAt?: number | undefined
}

/** A sender's claim to a sending: when it is made and until when it holds, in epoch milliseconds. */
type Lease = { readonly sender: string; readonly now: number; readonly until: number }

/** Whose open transactions to list: those on a network not older than `since`, and sent ones not older than `sentSince`. */
type BytesFilter = {
  readonly userId: string
  readonly network: string
  readonly since: number
  readonly sentSince?: number | undefined
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
    add: (sending: NewSending): Promise<string> =>
      database.transaction((transaction) => addSending(transaction, sending)),
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
        await transaction.run(
          `UPDATE transactions SET state = 'lost' WHERE sending_id = ? AND place = ? AND state = 'open'`,
          id,
          place,
        )
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
    /** Lists the open sendings that nobody is sending, with the first unsent transaction of each. */
    listAbandoned: (now: number) =>
      database.all<{ id: string; createdAt: number; place: number }>(
        `SELECT id, created_at AS "createdAt", min(place) AS place FROM sendings JOIN transactions ON sending_id = id
         WHERE state = 'open' AND leased_until <= ? GROUP BY id`,
        now,
      ),
    /**
     * Has nobody but one sender send a sending until a time, in epoch milliseconds.
     *
     * @returns Whether it is now the sender's: as nobody's (`free`), as its own already (`held`), or as one whose sender
     * let the time pass and may have sent something (`inherited`). `undefined` if somebody else is sending it.
     */
    async lease(id: string, { sender, now, until }: Lease): Promise<'free' | 'held' | 'inherited' | undefined> {
      const sql = 'UPDATE sendings SET lease_owner = ?, leased_until = ? WHERE id = ?'
      if (await database.run(`${sql} AND lease_owner = ?`, sender, until, id, sender)) return 'held'
      if (await database.run(`${sql} AND lease_owner IS NULL`, sender, until, id)) return 'free'
      if (await database.run(`${sql} AND leased_until <= ?`, sender, until, id, now)) return 'inherited'
      return undefined
    },
    /** Lets others send a sending. */
    async release(id: string, sender: string): Promise<void> {
      const sql = 'UPDATE sendings SET lease_owner = NULL, leased_until = 0 WHERE id = ? AND lease_owner = ?'
      await database.run(sql, id, sender)
    },
    /** Returns the number of open sendings. */
    async countOpen(): Promise<number> {
      const sql = `SELECT count(DISTINCT sending_id) AS open FROM transactions WHERE state = 'open'`
      return (await database.get<{ open: number }>(sql))?.open ?? 0
    },
    /** Lists the bytes of a user's open transactions on a network, and of those that are sent by now, if asked for. */
    listBytes: (filter: BytesFilter) => listBytes(database, filter),
  }
}

/** Adds a sending, see `add`. */
async function addSending(transaction: Transaction, sending: NewSending): Promise<string> {
  const { userId, network, request, transactions, options, checkOthers, numberedAt } = sending
  await transaction.lock(`sending ${userId} ${network}`)
  const now = sending.now()
  if (checkOthers) {
    const others = { userId, network, since: now - lifetimeMs, sentSince: numberedAt && numberedAt - unseenMs }
    const found = await listBytes(transaction, others)
    checkOthers(found.filter((other) => transactions.every(({ bytes }) => bytes !== other)))
  }
  const name = [userId, network, ...transactions.map(({ hash }) => hash)].join('\n')
  const id = `0x${createHash('sha256').update(name).digest('hex')}`
  await transaction.run(
    `INSERT INTO sendings (id, user_id, network, request, options, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET request = coalesce(excluded.request, sendings.request), options = excluded.options,
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
}

/** Lists open transactions, and those of sendings that were stored after a time and are sent by now. */
async function listBytes(
  queries: Queries,
  { userId, network, since, sentSince }: BytesFilter,
): Promise<readonly string[]> {
  const rows = await queries.all<{ bytes: string }>(
    `SELECT bytes FROM sendings JOIN transactions ON sending_id = id
     WHERE user_id = ? AND network = ? AND created_at >= ? AND (state = 'open' OR (state = 'sent' AND created_at > ?))`,
    ...[userId, network, since, sentSince ?? Number.MAX_SAFE_INTEGER],
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
