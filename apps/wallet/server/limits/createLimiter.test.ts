import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../store/openDatabase.js'
import { openTwice } from '../store/openTwice.test.fixture.js'
import { createVault } from '../vault/createVault.js'
import { createLimiter } from './createLimiter.js'

const vault = createVault('s'.repeat(32))

function open() {
  const database = openDatabase(':memory:')
  onTestFinished(() => database.close())
  return database
}

const limit = (uses: number, { database = open(), name = 'tests' }: { database?: Database; name?: string } = {}) =>
  createLimiter({ database, vault, name, uses, windowMs: 100 })

test('allows so many uses within the window, each key for itself', () => {
  const limiter = limit(2)
  expect([limiter.take('a', 0), limiter.take('a', 40), limiter.take('a', 50)]).toEqual([0, 0, 50])
  expect(limiter.take('b', 50)).toBe(0)
  expect(limiter.take('a', 99)).toBe(1)
  expect(limiter.take('a', 100)).toBe(0)
  expect(limiter.take('a', 101)).toBe(39)
})

test('uses of one key are given back', () => {
  const limiter = limit(1)
  for (const key of ['a', 'b']) limiter.take(key, 0)
  limiter.forget('a')
  expect([limiter.take('a', 1), limiter.take('b', 1)]).toEqual([0, 99])
})

test('a refused use does not lengthen the wait', () => {
  const limiter = limit(1)
  limiter.take('a', 0)
  limiter.take('a', 90)
  expect(limiter.take('a', 100)).toBe(0)
})

test('one key of two limits is counted for each', () => {
  const database = open()
  const [one, other] = [limit(1, { database }), limit(1, { database, name: 'others' })]
  expect([one.take('a', 0), other.take('a', 0), one.take('a', 0)]).toEqual([0, 0, 100])
  other.forget('a')
  expect([one.take('a', 0), other.take('a', 0)]).toEqual([100, 0])
})

test('a limit that allows nothing refuses the first use', () => {
  expect(limit(0).take('a', 5)).toBe(100)
})

test('two connections on one file share what is left, what is used and what is given back', () => {
  const [first, second] = openTwice().map((database) => limit(3, { database }))
  expect([first?.take('a', 0), second?.take('a', 10), first?.take('a', 20)]).toEqual([0, 0, 0])
  expect([first?.take('a', 30), second?.take('a', 30)]).toEqual([70, 70])
  second?.forget('a')
  expect(first?.take('a', 30)).toBe(0)
})

test('the database holds no key, and no use for longer than it counts twice', () => {
  const database = open()
  const limiter = limit(1, { database })
  for (const key of ['ann@lab.test 192.0.2.1', 'b', 'c']) limiter.take(key, 0)
  const rows = database.all<{ digest: string }>('SELECT * FROM limit_uses')
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toMatch(/ann|192/)
  limiter.take('d', 199)
  expect(database.all('SELECT * FROM limit_uses')).toHaveLength(4)
  limiter.take('e', 200)
  expect(database.all('SELECT * FROM limit_uses')).toHaveLength(2)
})
