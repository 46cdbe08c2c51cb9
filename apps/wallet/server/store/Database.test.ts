import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from './Database.js'
import { eachStore } from './eachStore.test.fixture.js'

const readCoins = (database: Database) => database.all('SELECT owner, amount FROM coins ORDER BY owner')

async function addCoins(database: Database): Promise<void> {
  await database.transaction(({ exec }) => exec('CREATE TABLE coins (owner TEXT PRIMARY KEY, amount BIGINT NOT NULL)'))
  await database.run(`INSERT INTO coins VALUES ('a', 10), ('b', ?)`, 10)
}

/** Reads, lets others have their turn, and writes what follows from what was read. */
const addOne = (database: Database, order: string[] = [], name = '') =>
  database.transaction(async ({ lock, get, run }) => {
    await lock('coins')
    order.push(`${name} begins`)
    const row = await get<{ amount: number }>(`SELECT amount FROM coins WHERE owner = 'a'`)
    await wait(5)
    await run(`UPDATE coins SET amount = ? WHERE owner = 'a'`, (row?.amount ?? 0) + 1)
    order.push(`${name} ends`)
  })

eachStore(({ open, openTwice }) => {
  async function arrange() {
    const database = await open()
    await addCoins(database)
    return database
  }

  test('values come back as they went in, rows as plain objects, and changes by their number', async () => {
    const database = await arrange()
    const time = 1_790_000_000_123
    expect(await database.run('UPDATE coins SET amount = ? WHERE owner = ?', time, 'a')).toBe(1)
    expect(await database.run('DELETE FROM coins WHERE owner = ?', 'nobody')).toBe(0)
    expect(await database.get('SELECT owner, amount FROM coins WHERE owner = ?', 'a')).toEqual({
      owner: 'a',
      amount: time,
    })
    expect(await database.get('SELECT owner FROM coins WHERE owner = ?', 'nobody')).toBeUndefined()
    expect(await database.get('SELECT count(*) AS "howMany", min(amount) AS least FROM coins')).toEqual({
      howMany: 2,
      least: 10,
    })
    expect(await database.get('SELECT max(amount) AS most FROM coins WHERE owner = coalesce(?, owner)', null)).toEqual({
      most: time,
    })
  })

  test('two transactions of one name run one after the other, also while one waits', async () => {
    const database = await arrange()
    const order: string[] = []
    await Promise.all(['one', 'two'].map((name) => addOne(database, order, name)))
    const [first, second] = order[0] === 'one begins' ? ['one', 'two'] : ['two', 'one']
    expect(order).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`])
    expect(await readCoins(database)).toEqual([
      { owner: 'a', amount: 12 },
      { owner: 'b', amount: 10 },
    ])
  })

  test('so do those of two processes', async () => {
    const [one, other] = await openTwice()
    await addCoins(one)
    await Promise.all([one, other, one, other].map((database) => addOne(database)))
    expect(await readCoins(other)).toContainEqual({ owner: 'a', amount: 14 })
  })

  test('of a transaction that fails nothing stays, and what others wrote meanwhile does', async () => {
    const database = await arrange()
    const failing = database.transaction(async ({ run }) => {
      await run(`UPDATE coins SET amount = 0 WHERE owner = 'a'`)
      await wait(5)
      throw new Error('Changed my mind')
    })
    const other = database.run(`UPDATE coins SET amount = 11 WHERE owner = 'b'`)
    await expect(failing).rejects.toThrow('Changed my mind')
    await other
    expect(await readCoins(database)).toEqual([
      { owner: 'a', amount: 10 },
      { owner: 'b', amount: 11 },
    ])
    const broken = database.transaction(({ run }) => run(`INSERT INTO coins VALUES ('a', 1)`))
    await expect(broken).rejects.toThrow(/unique/i)
    await addOne(database)
    expect(await readCoins(database)).toContainEqual({ owner: 'a', amount: 11 })
  })

  test('a transaction that asks the database instead of itself fails instead of waiting for itself', async () => {
    const database = await arrange()
    await expect(database.transaction(() => database.run('DELETE FROM coins'))).rejects.toThrow('through itself alone')
    expect(await readCoins(database)).toHaveLength(2)
  })

  test('what two processes write at once is all there', async () => {
    const [one, other] = await openTwice()
    await addCoins(one)
    const add = (database: Database, name: string) =>
      database.run('INSERT INTO coins VALUES (?, 1) ON CONFLICT DO NOTHING', name)
    const slow = (database: Database) =>
      database.transaction(async ({ run }) => {
        await run(`UPDATE coins SET amount = amount + 1 WHERE owner = 'a'`)
        await wait(2)
      })
    for (let place = 0; place < 20; place += 1)
      await Promise.all([slow(one), add(other, `other ${place}`), add(one, `one ${place}`), slow(other)])
    for (const database of [one, other]) {
      expect(await database.get('SELECT count(*) AS count FROM coins')).toEqual({ count: 42 })
      expect(await readCoins(database)).toContainEqual({ owner: 'a', amount: 50 })
    }
  })

  test('two transactions that are in each other’s way both happen, each once', async () => {
    const [one, other] = await openTwice()
    await addCoins(one)
    /** Moves a coin, and lets the other one begin before it is done. */
    const move = (database: Database, from: string, to: string) =>
      database.transaction(async ({ run }) => {
        await run('UPDATE coins SET amount = amount - 1 WHERE owner = ?', from)
        await wait(50)
        await run('UPDATE coins SET amount = amount + 1 WHERE owner = ?', to)
      })
    await Promise.all([move(one, 'a', 'b'), move(other, 'b', 'a'), move(one, 'b', 'a')])
    expect(await readCoins(one)).toEqual([
      { owner: 'a', amount: 11 },
      { owner: 'b', amount: 9 },
    ])
  })
})
