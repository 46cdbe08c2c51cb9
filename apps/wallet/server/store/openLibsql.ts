import { setTimeout as wait } from 'node:timers/promises'
import { openSqlite } from '@portico/app-parts/sqlite/openSqlite'
import type { Database, Queries, Value } from './Database.js'
import { guardTransactions } from './guardTransactions.js'
import { StoreUnavailable } from './StoreUnavailable.js'

/** How long another process may be writing, in milliseconds. It takes a few at most. */
const patienceMs = 5_000
const longestPauseMs = 20

// SQLite's own patience would hold up the whole process, and with it whoever has the lock.
const settings = `
PRAGMA busy_timeout = 0;
PRAGMA journal_mode = WAL;
PRAGMA foreign_keys = ON;
`

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && `${error.code}`.startsWith('SQLITE_BUSY')

/** Acts once no other connection is writing. */
async function whenFree<result>(act: () => result): Promise<result> {
  const until = performance.now() + patienceMs
  for (let pauseMs = 1; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return act()
    } catch (error) {
      if (!isBusy(error)) throw error
      if (performance.now() > until) throw new StoreUnavailable(error)
    }
    // Uneven, so that two that wait do not meet again and again.
    await wait(pauseMs * (0.5 + Math.random()))
  }
}

/**
 * Opens a database in a file. Several processes may open one file.
 *
 * @param file Path, or ':memory:'.
 * @throws Error If it cannot be opened.
 */
export async function openLibsql(file: string): Promise<Database> {
  const connection = openSqlite(file, '')
  const guard = guardTransactions()
  let last: Promise<unknown> = Promise.resolve()

  /** There is one connection: what is not of a transaction waits for its end. */
  async function takeTurn<result>(act: () => Promise<result>): Promise<result> {
    guard.check()
    const turn = last.then(act)
    last = turn.catch(() => {})
    return turn
  }

  const queries: Queries = {
    run: async (sql, ...values) => connection.run(sql, ...values),
    get: async <row>(sql: string, ...values: Value[]) => connection.get<row>(sql, ...values),
    all: async <row>(sql: string, ...values: Value[]) => connection.all<row>(sql, ...values),
  }
  const transaction = {
    ...queries,
    exec: async (sql: string) => connection.exec(sql),
    // A transaction holds the whole database.
    lock: async () => {},
  }

  const runTransaction: Database['transaction'] = (run) =>
    takeTurn(async () => {
      // The lock comes with the beginning. One that read first could no longer write after somebody else did.
      await whenFree(() => connection.exec('BEGIN IMMEDIATE'))
      try {
        const result = await guard.run(() => run(transaction))
        connection.exec('COMMIT')
        return result
      } catch (error) {
        connection.exec('ROLLBACK')
        throw error
      }
    })

  const database: Database = {
    // Not by itself: in libsql 0.5.29 a statement that finds the file locked stays open, and what the connection writes
    // after it is never committed.
    run: (sql, ...values) => runTransaction(({ run }) => run(sql, ...values)),
    get: <row>(sql: string, ...values: Value[]) => takeTurn(() => whenFree(() => connection.get<row>(sql, ...values))),
    all: <row>(sql: string, ...values: Value[]) => takeTurn(() => whenFree(() => connection.all<row>(sql, ...values))),
    transaction: runTransaction,
    close: () => takeTurn(async () => connection.close()),
  }
  await whenFree(() => connection.exec(settings)).catch((error: unknown) => {
    connection.close()
    throw error
  })
  return database
}
