import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSendings, type NewSending } from './createSendings.js'
import { eachStore } from './eachStore.test.fixture.js'

const sending = (bytes: string, checkOthers?: NewSending['checkOthers']): NewSending => ({
  ...{ userId: 'u', network: 'eip155:1', request: `for ${bytes}`, options: {}, now: () => 1_000, checkOthers },
  transactions: [{ hash: `hash of ${bytes}`, bytes }],
})

eachStore(({ openTwice }) => {
  test('of two processes that store transactions for one place at once, one alone does', async () => {
    const [one, other] = await openTwice()
    await one.run(`INSERT INTO users VALUES ('u', 'a@lab.test', 0)`)
    const stores = [one, other].map((database) => createSendings({ database }))
    /** Refuses the place if any other transaction has it. */
    const refuse = (others: readonly string[]) => {
      if (others.length > 0) throw new Error('The place is taken')
    }
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, place) => stores[place % 2]?.add(sending(`0x${place}`, refuse))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const open = await stores[0]?.listBytes({ userId: 'u', network: 'eip155:1', since: 0 })
    expect(open).toHaveLength(1)
    // The same one again is no other.
    const stored = open?.[0] ?? ''
    expect(await stores[1]?.add(sending(stored, refuse))).toMatch(/^0x/)
  })

  test('a sending that waited for its turn is as old as what others could see of it', async () => {
    const [one, other] = await openTwice()
    await one.run(`INSERT INTO users VALUES ('u', 'a@lab.test', 0)`)
    const sendings = createSendings({ database: one })
    const time = { ms: 1_000 }
    let adding: Promise<string> | undefined
    await other.transaction(async ({ lock }) => {
      await lock('sending u eip155:1')
      adding = sendings.add({ ...sending('0x1'), now: () => time.ms })
      await wait(50)
      time.ms = 5_000
    })
    expect((await sendings.find((await adding) ?? ''))?.createdAt).toBe(5_000)
  })

  test('a sending is leased to one sender until it lets go or its time is over', async () => {
    const [database] = await openTwice()
    await database.run(`INSERT INTO users VALUES ('u', 'a@lab.test', 0)`)
    const sendings = createSendings({ database })
    const id = await sendings.add(sending('0x1'))
    const lease = (sender: string, now: number) => sendings.lease(id, { sender, now, until: now + 10 })
    expect(await sendings.listAbandoned(0)).toHaveLength(1)
    expect([await lease('a', 0), await lease('b', 9), await lease('a', 9)]).toEqual(['free', undefined, 'held'])
    expect(await sendings.listAbandoned(18)).toEqual([])
    expect([await lease('b', 19), await lease('a', 20)]).toEqual(['inherited', undefined])
    await sendings.release(id, 'a')
    expect(await lease('a', 20)).toBeUndefined()
    await sendings.release(id, 'b')
    expect(await lease('a', 20)).toBe('free')
  })
})
