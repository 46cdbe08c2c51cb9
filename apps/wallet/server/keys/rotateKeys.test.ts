import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { eachStore, type TestStore } from '../store/eachStore.test.fixture.js'
import { createTestKeyRing, createTestUsers } from './createTestUsers.test.fixture.js'
import { readAddresses } from './readAddresses.test.fixture.js'
import { type RotateKeysParameters, removeOldKeys, rotateKeys } from './rotateKeys.js'

/** Opens one wallet's database as often as there are processes, which share a key file. */
async function arrange({ createPlace, open: openPlace }: TestStore) {
  const place = createPlace()
  const keyRing = createTestKeyRing()
  async function open() {
    const database = await openPlace(place)
    return { database, ...(await createTestUsers(database, { keyRing })) }
  }
  const server = await open()
  const { dataKeys, accountKeys, users, database } = server
  const parameters: RotateKeysParameters = {
    ...{ dataKeys, keyRing, bringForward: accountKeys.bringForward, now: Date.now, batch: 2 },
  }
  const addUsers = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, place) => users.ensure(`user-${place}@lab.test`, 1)))
  /** Names the keys that wrap data keys, and checks that every account opens. */
  async function listUsed(): Promise<readonly string[]> {
    const all = await database.all<{ id: string }>('SELECT id FROM users')
    for (const { id } of all) expect(await readAddresses(accountKeys, id)).toEqual((await users.find(id))?.addresses)
    const rows = await database.all<{ id: string }>('SELECT DISTINCT kek_id AS id FROM data_keys')
    return rows.map(({ id }) => id)
  }
  return { ...server, keyRing, open, parameters, addUsers, listUsed }
}

eachStore((store) => {
  test('all data keys move to a new key, and the old one is destroyed only then', async () => {
    const { parameters, addUsers, listUsed, keyRing, dataKeys } = await arrange(store)
    await addUsers(5)
    const [old] = await listUsed()
    expect(await removeOldKeys(parameters)).toEqual({ removed: [], kept: [] })
    const { active, ...rest } = await rotateKeys(parameters)
    expect([active !== old, rest]).toEqual([true, { isResumed: false, wrapped: 5 }])
    expect(await listUsed()).toEqual([active])
    expect(await keyRing.list()).toEqual([old, active])
    expect(await removeOldKeys(parameters)).toEqual({ removed: [old], kept: [] })
    expect([await keyRing.list(), await dataKeys.listHeld()]).toEqual([[active], [active]])
    expect(await listUsed()).toEqual([active])
  })

  test('interrupted at any batch, it goes on with the same key', async () => {
    for (let end = 0; end < 4; end += 1) {
      const { parameters, addUsers, listUsed, keyRing } = await arrange(store)
      await addUsers(7)
      let batches = 0
      const onBatch = () => {
        if (batches++ === end) throw new Error('interrupted')
      }
      await expect(rotateKeys({ ...parameters, onBatch })).rejects.toThrow('interrupted')
      const [old = '', active = ''] = await keyRing.list()
      expect(new Set(await listUsed())).toEqual(new Set(end === 0 ? [old] : [old, active]))
      expect(await removeOldKeys(parameters), 'still needed').toEqual({ removed: [], kept: [old] })
      expect(await rotateKeys(parameters)).toEqual({ active, isResumed: true, wrapped: 7 - 2 * end })
      expect([await listUsed(), await keyRing.list()]).toEqual([[active], [old, active]])
    }
  })

  test('a key that was made, but never taken into use, is the next one; a removed one never is', async () => {
    const { parameters, addUsers, keyRing, dataKeys } = await arrange(store)
    await addUsers(1)
    const prepared = await keyRing.create()
    expect(await rotateKeys(parameters)).toMatchObject({ active: prepared.id })
    const [old = ''] = await dataKeys.listHeld()
    // Ended between the mark and the file.
    expect(await dataKeys.retire(old)).toBe(true)
    const { active } = await rotateKeys(parameters)
    expect([old, prepared.id]).not.toContain(active)
    await removeOldKeys(parameters)
    expect(await keyRing.list()).toEqual([active])
  })

  test('under load nothing is lost: people come and sign while keys rotate and old ones are destroyed', async () => {
    const { parameters, addUsers, listUsed, open, keyRing } = await arrange(store)
    const people = [...(await addUsers(20))]
    const servers = [await open(), await open()]
    let isOver = false
    async function work({ users, accountKeys }: (typeof servers)[number], name: string): Promise<number> {
      let count = 0
      while (!isOver) {
        people.push(await users.ensure(`${name}-${count}@lab.test`, 1))
        const person = people[(count * 7) % people.length]
        expect(person && (await readAddresses(accountKeys, person.id))).toEqual(person?.addresses)
        count += 1
        await turn()
      }
      return count
    }
    const working = Promise.all(servers.map((server, place) => work(server, `server-${place}`)))
    try {
      for (let round = 0; round < 5; round += 1) {
        await rotateKeys(parameters)
        await removeOldKeys(parameters)
      }
    } finally {
      isOver = true
    }
    const counts = await working
    expect(Math.min(...counts)).toBeGreaterThan(0)
    await rotateKeys(parameters)
    await removeOldKeys(parameters)
    const { active } = await rotateKeys(parameters)
    expect(await listUsed()).toEqual([active])
    await removeOldKeys(parameters)
    expect(await keyRing.list()).toEqual([active])
  }, 60_000)

  test('a person whose key was replaced and destroyed meanwhile is stored under the new one', async () => {
    const { parameters, keyRing, database, dataKeys } = await arrange(store)
    let isFirst = true
    // The key is destroyed just after it has wrapped the data key of a new person.
    const slow = {
      ...keyRing,
      async find(id: string) {
        const key = await keyRing.find(id)
        if (!key || !isFirst) return key
        isFirst = false
        return {
          ...key,
          async wrap(dataKey: Uint8Array, context: string) {
            const wrapped = await key.wrap(dataKey, context)
            await rotateKeys(parameters)
            await removeOldKeys(parameters)
            return wrapped
          },
        }
      },
    }
    isFirst = false
    const { users, accountKeys } = await createTestUsers(database, { keyRing: slow })
    isFirst = true
    const { id, addresses } = await users.ensure('late@lab.test', 1)
    expect(await readAddresses(accountKeys, id)).toEqual(addresses)
    expect((await dataKeys.find(id))?.kekId).toBe(await dataKeys.findActive())
  })

  test('a signature that began before the old key was destroyed is made', async () => {
    const { parameters, keyRing, database, addUsers } = await arrange(store)
    const [person] = await addUsers(1)
    if (!person) throw new Error('There is one')
    let rotations = 0
    // All of it happens after the data key was read, and before its key-encryption key is looked for.
    const slow = {
      ...keyRing,
      async find(id: string) {
        if (rotations++ === 0) {
          await rotateKeys(parameters)
          await removeOldKeys(parameters)
        }
        return keyRing.find(id)
      },
    }
    rotations = 1
    const { accountKeys } = await createTestUsers(database, { keyRing: slow })
    rotations = 0
    expect(await readAddresses(accountKeys, person.id)).toEqual(person.addresses)
    expect(rotations).toBeGreaterThan(1)
  })

  test('two rotations at the same time lose nothing', async () => {
    const { parameters, addUsers, listUsed, keyRing } = await arrange(store)
    await addUsers(9)
    const both = await Promise.all([rotateKeys(parameters), rotateKeys(parameters)])
    expect(both.reduce((sum, { wrapped }) => sum + wrapped, 0)).toBeGreaterThanOrEqual(9)
    const { active } = await rotateKeys(parameters)
    expect(await listUsed()).toEqual([active])
    await removeOldKeys(parameters)
    expect(await keyRing.list()).toEqual([active])
  })
})
