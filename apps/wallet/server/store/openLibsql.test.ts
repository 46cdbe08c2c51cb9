import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openLibsql } from './openLibsql.js'
import { openTwice } from './openTwice.test.fixture.js'

async function arrange() {
  const database = await openLibsql(':memory:')
  onTestFinished(() => database.close())
  await database.transaction(({ exec }) => exec('CREATE TABLE coins (owner TEXT PRIMARY KEY, amount BIGINT NOT NULL)'))
  await database.run(`INSERT INTO coins VALUES ('a', 10), ('b', 10)`)
  return { database, read: () => database.all('SELECT owner, amount FROM coins ORDER BY owner') }
}

test('two transactions of one connection run one after the other, also while one waits', async () => {
  const { database, read } = await arrange()
  const order: string[] = []
  /** Reads, lets others have their turn, and writes what follows from what was read. */
  const add = (name: string) =>
    database.transaction(async (transaction) => {
      order.push(`${name} begins`)
      const row = await transaction.get<{ amount: number }>(`SELECT amount FROM coins WHERE owner = 'a'`)
      await wait(5)
      await transaction.run(`UPDATE coins SET amount = ? WHERE owner = 'a'`, (row?.amount ?? 0) + 1)
      order.push(`${name} ends`)
    })
  await Promise.all([add('one'), add('two')])
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(await read()).toEqual([
    { owner: 'a', amount: 12 },
    { owner: 'b', amount: 10 },
  ])
})

test('a statement of its own waits for a transaction, and is not undone with it', async () => {
  const { database, read } = await arrange()
  const failing = database.transaction(async (transaction) => {
    await transaction.run(`UPDATE coins SET amount = 0 WHERE owner = 'a'`)
    await wait(5)
    throw new Error('Changed my mind')
  })
  const other = database.run(`UPDATE coins SET amount = 11 WHERE owner = 'b'`)
  await expect(failing).rejects.toThrow('Changed my mind')
  await other
  expect(await read()).toEqual([
    { owner: 'a', amount: 10 },
    { owner: 'b', amount: 11 },
  ])
})

test('a transaction that asks the database instead of itself fails instead of waiting for itself', async () => {
  const { database, read } = await arrange()
  await expect(database.transaction(() => database.run('DELETE FROM coins'))).rejects.toThrow('through itself alone')
  expect(await read()).toHaveLength(2)
})

test('a transaction of another connection is waited for, without holding up the process', async () => {
  const [one, other] = await openTwice()
  const add = (database: typeof one, id: string) =>
    database.transaction(async (transaction) => {
      const found = await transaction.get<{ count: number }>('SELECT count(*) AS count FROM users')
      await wait(20)
      await transaction.run('INSERT INTO users VALUES (?, ?, ?)', id, `${id}@x.test`, found?.count ?? 0)
    })
  await Promise.all([add(one, 'a'), add(other, 'b'), other.run(`INSERT INTO users VALUES ('c', 'c@x.test', 9)`)])
  const rows = await one.all<{ at: number }>('SELECT created_at AS at FROM users ORDER BY created_at')
  // Neither transaction missed what the other one wrote.
  expect(rows.filter(({ at }) => at !== 9)).toHaveLength(2)
  expect(new Set(rows.map(({ at }) => at)).size).toBe(3)
})

test('what two processes write at once is all there', async () => {
  const [one, other] = await openTwice()
  const add = (database: typeof one, id: string) =>
    database.run('INSERT INTO users VALUES (?, ?, 0) ON CONFLICT DO NOTHING', id, `${id}@x.test`)
  const slow = (database: typeof one) =>
    database.transaction(async ({ run }) => {
      await run('DELETE FROM devices')
      await wait(2)
    })
  for (let place = 0; place < 20; place += 1)
    await Promise.all([slow(one), add(other, `other ${place}`), add(one, `one ${place}`), slow(other)])
  for (const database of [one, other])
    expect(await database.get('SELECT count(*) AS count FROM users')).toEqual({ count: 40 })
})
