import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Database, Queries, Transaction, Value } from './Database.js'
import { guardTransactions } from './guardTransactions.js'
import { StoreUnavailable } from './StoreUnavailable.js'

/** All in milliseconds. A request of the frame waits longer than any of them. */
const limits = {
  connectionTimeoutMillis: 5_000,
  lock_timeout: 5_000,
  statement_timeout: 8_000,
  idle_in_transaction_session_timeout: 8_000,
  // For a database that is gone without a word. Later than its own limits, which say more.
  query_timeout: 10_000,
}
const mostConnections = 10
const mostAttempts = 5
/** Of 64 bits: counts and times in milliseconds, which a number holds exactly. */
const bigint = 20

type Answer = { readonly rows: readonly unknown[]; readonly rowCount: number | null }

/** It was in the way of another transaction, and may be tried again: a serialisation failure or a deadlock. */
const isInTheWay = (error: unknown) => error instanceof pg.DatabaseError && /^40(001|P01)$/.test(error.code ?? '')

/** The server stops or starts, or has no room or time: classes 08, 53 and 57, and the limits of locks and idling. */
const isUnavailable = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(08|53|57)|^(55P03|25P03)$/.test(error.code ?? '')

/** Waits for the server, and says in one way that it does not answer. */
async function reach<result>(asked: Promise<result>): Promise<result> {
  try {
    return await asked
  } catch (error) {
    throw isUnavailable(error) ? new StoreUnavailable(error) : error
  }
}

/** Runs again what was in somebody's way. Nothing of it has stayed. */
async function repeat<result>(act: () => Promise<result>): Promise<result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await act()
    } catch (error) {
      if (!isInTheWay(error) || attempt === mostAttempts) throw error
    }
    await wait(Math.random() * 20 * attempt)
  }
}

/** Numbers the values of a statement as PostgreSQL does. No text in a statement has a question mark. */
function createNumbering() {
  const known = new Map<string, string>()
  return (sql: string): string => {
    let place = 0
    const numbered = known.get(sql) ?? sql.replace(/\?/g, () => `$${++place}`)
    known.set(sql, numbered)
    return numbered
  }
}

/** Makes the statements of something that answers them. */
function createQueries(ask: (sql: string, values: readonly Value[]) => Promise<Answer>): Queries {
  return {
    run: async (sql, ...values) => (await ask(sql, values)).rowCount ?? 0,
    // Selected rows, whose columns the type argument names.
    get: async <row>(sql: string, ...values: Value[]) => (await ask(sql, values)).rows[0] as row | undefined,
    all: async <row>(sql: string, ...values: Value[]) => (await ask(sql, values)).rows as row[],
  }
}

/**
 * Opens a PostgreSQL database, which any number of processes share. Connections are made when they are needed, and again
 * after the server was gone.
 *
 * @param url Such as `postgres://user:password@host/database`, with what libpq knows, such as `?sslmode=verify-full`.
 */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: mostConnections,
    keepAlive: true,
    application_name: 'portico-wallet',
    types: {
      getTypeParser: (id, format) => (id === bigint ? Number : pg.types.getTypeParser(id, format)),
    },
    ...limits,
  })
  // A connection that nobody uses has ended. The next one is made when it is needed.
  pool.on('error', () => {})
  const guard = guardTransactions()
  const number = createNumbering()

  /** Lends a connection. One that has failed is not used again. */
  async function withClient<result>(act: (client: pg.PoolClient) => Promise<result>): Promise<result> {
    guard.check()
    const client = await reach(pool.connect())
    let failure: Error | undefined
    const noteEnd = (error: Error) => {
      failure = error
    }
    client.on('error', noteEnd)
    try {
      return await act(client)
    } catch (error) {
      if (error instanceof StoreUnavailable) failure = error
      throw error
    } finally {
      client.off('error', noteEnd)
      client.release(failure)
    }
  }

  const ask = (client: pg.PoolClient, sql: string, values: readonly Value[] = []): Promise<Answer> =>
    reach(client.query(number(sql), [...values]))

  function toTransaction(client: pg.PoolClient): Transaction {
    const queries = createQueries((sql, values) => ask(client, sql, values))
    return {
      ...queries,
      // Without values, any number of statements may be sent at once.
      exec: async (sql) => void (await reach(client.query(sql))),
      lock: async (name) => void (await queries.get('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', name)),
    }
  }

  return {
    ...createQueries((sql, values) => repeat(() => withClient((client) => ask(client, sql, values)))),
    transaction: (run) =>
      repeat(() =>
        withClient(async (client) => {
          await ask(client, 'BEGIN')
          try {
            const result = await guard.run(() => run(toTransaction(client)))
            await ask(client, 'COMMIT')
            return result
          } catch (error) {
            if (!(error instanceof StoreUnavailable)) await ask(client, 'ROLLBACK')
            throw error
          }
        }),
      ),
    close: () => pool.end(),
  }
}
