import type { Database, Transaction } from './Database.js'

/** Where a database keeps its version: the number of migrations that it has had. */
export type VersionColumn = {
  read(transaction: Transaction): Promise<number>
  write(transaction: Transaction, version: number): Promise<void>
}

/**
 * Brings a database to the newest version, forward only, all of it or nothing.
 *
 * @param migrations Statements of each version, the first one's first.
 * @throws Error If the database has had more than these, so that a later program wrote it.
 */
export async function migrate(database: Database, migrations: readonly string[], column: VersionColumn): Promise<void> {
  await database.transaction(async (transaction) => {
    // The lock comes before the version is read: another process may be about to do the same.
    await transaction.lock('migrations')
    const version = await column.read(transaction)
    if (version > migrations.length)
      throw new Error(
        `The database has version ${version}, this wallet knows ${migrations.length} at most: start the later wallet that wrote it`,
      )
    for (const statements of migrations.slice(version)) await transaction.exec(statements)
    await column.write(transaction, migrations.length)
  })
}
