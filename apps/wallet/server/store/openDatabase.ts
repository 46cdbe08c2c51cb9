import { type Database, openSqlite } from '@portico/app-parts/sqlite/openSqlite'
import { migrate } from './migrate.js'
import { migrations } from './migrations.js'

// Waits are in milliseconds: for another process that is writing, which takes a few at most.
const settings = `
PRAGMA busy_timeout = 5000;
PRAGMA journal_mode = WAL;
PRAGMA foreign_keys = ON;
`

/**
 * Opens the wallet's database and brings it to the version of this program. Several processes may open one file.
 *
 * @param file Path, or ':memory:'.
 * @throws Error If it cannot be opened, or a later version of the wallet has written it.
 */
export function openDatabase(file: string): Database {
  const database = openSqlite(file, settings)
  try {
    migrate(database, migrations)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}
