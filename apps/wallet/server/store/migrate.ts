import type { Database } from '@portico/app-parts/sqlite/openSqlite'

/**
 * Brings a database to the newest version, forward only, all of it or nothing. Its version is SQLite's `user_version`:
 * the number of migrations that it has had.
 *
 * @param migrations Statements of each version, the first one's first.
 * @throws Error If the database has had more than these, so that a later program wrote it.
 */
export function migrate(database: Database, migrations: readonly string[]): void {
  // The lock comes before the version is read: another process may be about to do the same.
  database.exec('BEGIN IMMEDIATE')
  try {
    const { version = 0 } =
      database.get<{ version: number }>('SELECT user_version AS version FROM pragma_user_version') ?? {}
    if (version > migrations.length)
      throw new Error(
        `The database has version ${version}, this wallet knows ${migrations.length} at most: start the later wallet that wrote it`,
      )
    for (const statements of migrations.slice(version)) database.exec(statements)
    database.exec(`PRAGMA user_version = ${migrations.length}`)
    database.exec('COMMIT')
  } catch (error) {
    database.exec('ROLLBACK')
    throw error
  }
}
