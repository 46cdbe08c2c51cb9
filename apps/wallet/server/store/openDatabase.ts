import type { Database } from './Database.js'
import { migrate, type VersionColumn } from './migrate.js'
import { migrations } from './migrations.js'
import { openLibsql } from './openLibsql.js'

/** SQLite has a number for it. */
export const userVersion: VersionColumn = {
  async read(transaction) {
    const row = await transaction.get<{ version: number }>('SELECT user_version AS version FROM pragma_user_version')
    return row?.version ?? 0
  },
  write: (transaction, version) => transaction.exec(`PRAGMA user_version = ${version}`),
}

/**
 * Opens the wallet's database and brings it to the version of this program. Several processes may open one.
 *
 * @param file Path, or ':memory:'.
 * @throws Error If it cannot be opened, or a later version of the wallet has written it.
 */
export async function openDatabase(file: string): Promise<Database> {
  const database = await openLibsql(file)
  try {
    await migrate(database, migrations, userVersion)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}
