import { expect, test } from 'vitest'
import type { Database } from '../store/Database.js'
import { eachStore } from '../store/eachStore.test.fixture.js'
import { createVault } from '../vault/createVault.js'
import { createLimiter } from './createLimiter.js'

const vault = createVault('s'.repeat(32))

eachStore(({ open, openTwice }) => {
  const limit = async (uses: number, { database, name = 'tests' }: { database?: Database; name?: string } = {}) =>
    createLimiter({ database: database ?? (await open()), vault, name, uses, windowMs: 100 })

  test('allows so many uses within the window, each key for itself', async () => {
    const limiter = await limit(2)
    expect([await limiter.take('a', 0), await limiter.take('a', 40), await limiter.take('a', 50)]).toEqual([0, 0, 50])
    expect(await limiter.take('b', 50)).toBe(0)
    expect(await limiter.take('a', 99)).toBe(1)
    expect(await limiter.take('a', 100)).toBe(0)
    expect(await limiter.take('a', 101)).toBe(39)
  })

  test('uses of one key are given back', async () => {
    const limiter = await limit(1)
    for (const key of ['a', 'b']) await limiter.take(key, 0)
    await limiter.forget('a')
    expect([await limiter.take('a', 1), await limiter.take('b', 1)]).toEqual([0, 99])
  })

  test('a refused use does not lengthen the wait', async () => {
    const limiter = await limit(1)
    await limiter.take('a', 0)
    await limiter.take('a', 90)
    expect(await limiter.take('a', 100)).toBe(0)
  })

  test('one key of two limits is counted for each', async () => {
    const database = await open()
    const [one, other] = [await limit(1, { database }), await limit(1, { database, name: 'others' })]
    expect([await one.take('a', 0), await other.take('a', 0), await one.take('a', 0)]).toEqual([0, 0, 100])
    await other.forget('a')
    expect([await one.take('a', 0), await other.take('a', 0)]).toEqual([100, 0])
  })

  test('a limit that allows nothing refuses the first use', async () => {
    expect(await (await limit(0)).take('a', 5)).toBe(100)
  })

  test('two connections on one file share what is left, what is used and what is given back', async () => {
    const [first, second] = await Promise.all((await openTwice()).map((database) => limit(3, { database })))
    expect([await first?.take('a', 0), await second?.take('a', 10), await first?.take('a', 20)]).toEqual([0, 0, 0])
    expect([await first?.take('a', 30), await second?.take('a', 30)]).toEqual([70, 70])
    await second?.forget('a')
    expect(await first?.take('a', 30)).toBe(0)
  })

  test('the database holds no key, and no use for longer than it counts twice', async () => {
    const database = await open()
    const limiter = await limit(1, { database })
    for (const key of ['ann@lab.test 192.0.2.1', 'b', 'c']) await limiter.take(key, 0)
    const rows = await database.all<{ digest: string }>('SELECT * FROM limit_uses')
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/ann|192/)
    await limiter.take('d', 199)
    expect(await database.all('SELECT * FROM limit_uses')).toHaveLength(4)
    await limiter.take('e', 200)
    expect(await database.all('SELECT * FROM limit_uses')).toHaveLength(2)
  })
})
