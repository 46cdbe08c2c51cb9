import type { Database } from './Database.js'
import { migrate, type VersionColumn } from './migrate.js'
import { migrations } from './migrations.js'
import { openLibsql } from './openLibsql.js'
import { openPostgres } from './openPostgres.js'
import { StoreUnavailable } from './StoreUnavailable.js'

/** SQLite has a number for it. */
const userVersion: VersionColumn = {
  async read({ get }) {
    return (await get<{ version: number }>('SELECT user_version AS version FROM pragma_user_version'))?.version ?? 0
  },
  write: ({ exec }, version) => exec(`PRAGMA user_version = ${version}`),
}

const versionTable: VersionColumn = {
  async read({ get, exec }) {
    await exec('CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)')
    return (await get<{ version: number }>('SELECT version FROM schema_version'))?.version ?? 0
  },
  async write({ run }, version) {
    await run('DELETE FROM schema_version')
    await run('INSERT INTO schema_version VALUES (?)', version)
  },
}

/** Whether a place is a PostgreSQL database. */
export const isPostgres = (place: string): boolean => /^postgres(ql)?:/i.test(place)

/**
 * Opens the wallet's database and brings it to the version of this program. Several processes may open one.
 *
 * @param place Path of a file, ':memory:', or the URL of a PostgreSQL database.
 * @param changes What each version adds to the one before.
 * @throws Error If it cannot be opened, or a later version of the wallet has written it.
 */
export async function openDatabase(place: string, changes = migrations): Promise<Database> {
  const database = isPostgres(place) ? openPostgres(place) : await openLibsql(place)
  try {
    await migrate(database, changes, isPostgres(place) ? versionTable : userVersion)
    return database
  } catch (error) {
    await database.close()
    // Whoever starts the wallet can do something about it.
    throw error instanceof StoreUnavailable ? new Error(`The database does not answer: ${error.why}`) : error
  }
}
