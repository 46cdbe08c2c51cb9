import { expect, test } from 'vitest'
import type { Database } from './Database.js'
import { eachStore } from './eachStore.test.fixture.js'
import { migrations } from './migrations.js'
import { openDatabase } from './openDatabase.js'

const countUsers = (database: Database) => database.get('SELECT count(*) AS count FROM users')

eachStore(({ createPlace, open }) => {
  /** Opens a place as the program of a version would, and closes it. */
  const visit = async (place: string, changes: readonly string[]) => (await openDatabase(place, changes)).close()

  test('a database of an earlier version keeps what it holds and gets the rest', async () => {
    const place = createPlace()
    const former = await openDatabase(place, migrations.slice(0, 1))
    await former.run(`INSERT INTO users VALUES ('1', 'ann@lab.test', 5)`)
    await former.close()
    // The second time there is nothing to do.
    await visit(place, migrations)
    const database = await open(place)
    expect(await database.all('SELECT email FROM users')).toEqual([{ email: 'ann@lab.test' }])
    expect(await database.all('SELECT * FROM limit_uses')).toEqual([])
  })

  test('one from before there were versions does too', async () => {
    const place = createPlace()
    const former = await openDatabase(place, [])
    await former.transaction(({ exec }) => exec(migrations[0] ?? ''))
    await former.run(`INSERT INTO users VALUES ('1', 'ann@lab.test', 5)`)
    await former.close()
    expect(await countUsers(await open(place))).toEqual({ count: 1 })
  })

  test('a database of a later program is refused and left as it is', async () => {
    const place = createPlace()
    const later = [...migrations, 'CREATE TABLE later (x BIGINT);']
    await visit(place, later)
    for (let starts = 0; starts < 2; starts += 1)
      await expect(openDatabase(place)).rejects.toThrow(
        `The database has version ${later.length}, this wallet knows ${migrations.length} at most`,
      )
    const database = await openDatabase(place, later)
    expect(await database.all('SELECT * FROM later')).toEqual([])
    await database.close()
  })

  test('of a migration that fails nothing stays', async () => {
    const place = createPlace()
    const [first, second] = ['CREATE TABLE a (x BIGINT);', 'CREATE TABLE b (x BIGINT);']
    await visit(place, [first])
    await expect(openDatabase(place, [first, second, first])).rejects.toThrow('already exists')
    // Its second step can still be made.
    await visit(place, [first, second])
    await expect(openDatabase(place, [first])).rejects.toThrow('has version 2')
  })

  test('several processes that start at once on an empty database make it once', async () => {
    const place = createPlace()
    const databases = await Promise.all(Array.from({ length: 4 }, () => open(place)))
    for (const database of databases) expect(await countUsers(database)).toEqual({ count: 0 })
  })
})
