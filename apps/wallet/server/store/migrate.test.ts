import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSqlite } from '@portico/app-parts/sqlite/openSqlite'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from './migrate.js'
import { migrations } from './migrations.js'
import { openDatabase, userVersion } from './openDatabase.js'
import { openLibsql } from './openLibsql.js'

/** A database file, with connections that end with the test. */
async function arrange() {
  const folder = mkdtempSync(join(tmpdir(), 'portico-migrate-'))
  const file = join(folder, 'wallet.db')
  const plain = openSqlite(file, '')
  const database = await openLibsql(file)
  onTestFinished(async () => {
    plain.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })
  const readVersion = () => plain.get('SELECT user_version AS version FROM pragma_user_version')
  const listTables = () => plain.all<{ name: string }>(`SELECT name FROM sqlite_schema WHERE type = 'table'`)
  return { file, plain, database, readVersion, listTables }
}

test('a database from before versions keeps what it holds and gets the rest', async () => {
  const { file, plain, readVersion } = await arrange()
  plain.exec(migrations[0] ?? '')
  plain.run(`INSERT INTO users VALUES ('1', 'ann@lab.test', 5)`)
  // The second time there is nothing to do.
  for (let starts = 0; starts < 2; starts += 1) await (await openDatabase(file)).close()
  expect(readVersion()).toEqual({ version: migrations.length })
  expect(plain.all('SELECT email FROM users')).toEqual([{ email: 'ann@lab.test' }])
  expect(plain.all('SELECT * FROM limit_uses')).toEqual([])
})

test('a database of a later program is refused and left as it is', async () => {
  const { file, plain, readVersion, listTables } = await arrange()
  plain.exec(`PRAGMA user_version = ${migrations.length + 1}`)
  await expect(openDatabase(file)).rejects.toThrow(
    `The database has version ${migrations.length + 1}, this wallet knows ${migrations.length} at most`,
  )
  expect([readVersion(), listTables()]).toEqual([{ version: migrations.length + 1 }, []])
})

test('of a migration that fails nothing stays', async () => {
  const { database, readVersion, listTables } = await arrange()
  await migrate(database, ['CREATE TABLE a (x);'], userVersion)
  await expect(migrate(database, ['', 'CREATE TABLE b (x);', 'CREATE TABLE a (x);'], userVersion)).rejects.toThrow(
    'already exists',
  )
  expect([readVersion(), listTables()]).toEqual([{ version: 1 }, [{ name: 'a' }]])
  await migrate(database, ['', 'CREATE TABLE b (x);'], userVersion)
  expect(readVersion()).toEqual({ version: 2 })
})
