import { expect, test } from 'vitest'
import { eachStore } from '../store/eachStore.test.fixture.js'
import { createBounces } from './createBounces.js'

const day = 86_400_000
const email = 'ana@lab.test'

eachStore(({ open, openTwice }) => {
  test('the latest bounce of an address counts for 30 days', async () => {
    const bounces = createBounces({ database: await open() })
    await bounces.add({ email: 'Ana@Lab.test', status: '5.1.1', at: 0 })
    await bounces.add({ email, status: '5.2.1', at: day })
    expect(await bounces.list(2 * day)).toEqual([{ email, status: '5.2.1', at: day }])
    expect(await bounces.list(31 * day)).toEqual([])
    expect(await bounces.take(email, 31 * day)).toBe(false)
  })

  test('it is told once, also where two processes ask', async () => {
    const [one, two] = (await openTwice()).map((database) => createBounces({ database }))
    await one?.add({ email, status: '5.1.1', at: 0 })
    const told = await Promise.all([one, two, one, two].map((bounces) => bounces?.take(email, 1)))
    expect(told.filter(Boolean)).toHaveLength(1)
  })

  test('it is forgotten on request', async () => {
    const bounces = createBounces({ database: await open() })
    await bounces.add({ email, status: '5.1.1', at: 0 })
    expect([await bounces.remove('ANA@lab.test'), await bounces.remove(email)]).toEqual([true, false])
  })
})
