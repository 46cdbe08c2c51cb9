import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Libsql from 'libsql'

/** Types of column values. No bytes: libsql 0.5.29 crashes the process if a query is given a Buffer. */
type Value = string | number | null

/** An open database. All calls are synchronous, so nothing can happen between two of them. */
export type Database = {
  /** Changes rows and returns their number. */
  run(sql: string, ...values: Value[]): number
  /** Returns the first row; the type argument names the selected columns. */
  get<row>(sql: string, ...values: Value[]): row | undefined
  /** Returns all rows; the type argument names the selected columns. */
  all<row>(sql: string, ...values: Value[]): readonly row[]
  /** Runs any number of statements, without values. */
  exec(sql: string): void
  close(): void
}

/**
 * Opens a database.
 *
 * @param file Path, or ':memory:'.
 * @param schema Statements to begin with: settings of the connection, and tables unless they exist already.
 */
export function openSqlite(file: string, schema: string): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new Libsql(file, {})
  database.exec(schema)
  return {
    // As one list: libsql 0.5.29 takes a single null for named values.
    run: (sql, ...values) => database.prepare(sql).run(values).changes,
    get<row>(sql: string, ...values: Value[]) {
      // The selected row, with metadata that the library adds.
      const found = database.prepare(sql).get(values) as (row & { _metadata: unknown }) | undefined
      if (!found) return undefined
      const { _metadata, ...row } = found
      // Without the metadata it is the selected row.
      return row as row
    },
    // Selected rows. The library adds metadata to single rows only.
    all: <row>(sql: string, ...values: Value[]) => database.prepare(sql).all(values) as row[],
    exec: (sql) => void database.exec(sql),
    close: () => database.close(),
  }
}
