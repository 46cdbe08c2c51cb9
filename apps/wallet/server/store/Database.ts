/** A column's value. No bytes: libsql 0.5.29 crashes the process if a query is given a Buffer. */
export type Value = string | number | null

/** Statements in SQL that SQLite and PostgreSQL both know, with a `?` for each value. */
export type Queries = {
  /** Changes rows and returns their number. */
  run(sql: string, ...values: readonly Value[]): Promise<number>
  /** Returns the first row; the type argument names the selected columns. */
  get<row>(sql: string, ...values: readonly Value[]): Promise<row | undefined>
  /** Returns all rows; the type argument names the selected columns. */
  all<row>(sql: string, ...values: readonly Value[]): Promise<readonly row[]>
}

/** Statements that happen together or not at all. */
export type Transaction = Queries & {
  /** Runs any number of statements, without values. */
  exec(sql: string): Promise<void>
  /** Waits until no other transaction holds this name, in this process or another, and holds it until its own end. */
  lock(name: string): Promise<void>
}

/** An open database. Its statements stand alone: anything may happen between two of them. */
export type Database = Queries & {
  /**
   * Runs statements as one: all of them stay if `run` resolves, none if it rejects. It may run again from its beginning
   * when others were in its way, so it does nothing but ask its transaction.
   */
  transaction<result>(run: (transaction: Transaction) => Promise<result>): Promise<result>
  /** Ends, once what was begun is done. */
  close(): Promise<void>
}
