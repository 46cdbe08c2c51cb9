import { base58 } from '@scure/base'
import { isAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTestKeyRing, createTestUsers } from '../keys/createTestUsers.test.fixture.js'
import { readAddresses } from '../keys/readAddresses.test.fixture.js'
import { eachStore } from './eachStore.test.fixture.js'

eachStore(({ open, openTwice }) => {
  async function arrange() {
    const database = await open()
    return { database, ...(await createTestUsers(database)) }
  }

  test('a user has one wallet for good: an EVM and a Solana account', async () => {
    const { users, accountKeys } = await arrange()
    const user = await users.ensure('a@x.test', 1)
    expect(isAddress(user.addresses.eip155)).toBe(true)
    expect(base58.decode(user.addresses.solana)).toHaveLength(32)
    expect(await users.ensure('a@x.test', 2)).toEqual(user)
    expect(await users.find(user.id)).toEqual(user)
    expect((await users.ensure('b@x.test', 1)).addresses.eip155).not.toBe(user.addresses.eip155)
    expect(await readAddresses(accountKeys, user.id)).toEqual(user.addresses)
  })

  test('the database holds no key', async () => {
    const { users, accountKeys, database } = await arrange()
    const { id } = await users.ensure('a@x.test', 1)
    const text = JSON.stringify(
      await database.all('SELECT * FROM keys JOIN data_keys ON data_keys.user_id = keys.user_id'),
    )
    for (const namespace of ['eip155', 'solana'] as const) {
      const key = await accountKeys.use(id, namespace, (bytes) => Buffer.from(bytes))
      for (const encoding of ['hex', 'base64', 'base64url', 'latin1'] as const)
        expect(text).not.toContain(key.toString(encoding))
    }
  })

  test('an address moves only to one that is free', async () => {
    const { users } = await arrange()
    const { id, addresses } = await users.ensure('a@x.test', 1)
    await users.ensure('b@x.test', 1)
    expect(await users.setEmail(id, 'b@x.test')).toBe(false)
    expect(await users.setEmail(id, 'c@x.test')).toBe(true)
    expect((await users.findByEmail('c@x.test'))?.addresses).toEqual(addresses)
    expect(await users.findByEmail('a@x.test')).toBeUndefined()
  })

  test('a browser is trusted for the user it was added to', async () => {
    const { users } = await arrange()
    const [one, two] = [await users.ensure('a@x.test', 1), await users.ensure('b@x.test', 1)]
    const device = 'device'
    await users.addDevice(one.id, device, 1)
    await users.addDevice(one.id, device, 2)
    expect([await users.hasDevice(one.id, device), await users.hasDevice(two.id, device)]).toEqual([true, false])
  })

  test('two processes that make the account of one address at once make one', async () => {
    const keyRing = createTestKeyRing()
    const both = await openTwice()
    const [one, other] = await Promise.all(
      both.map(async (database) => (await createTestUsers(database, { keyRing })).users),
    )
    const made = await Promise.all([one, other, one, other].map((users) => users?.ensure('a@x.test', 1)))
    expect(new Set(made.map((user) => JSON.stringify(user))).size).toBe(1)
    const moved = await one?.ensure('b@x.test', 1)
    const moves = await Promise.all(
      [one, other].map((users, place) => users?.setEmail([made[0], moved][place]?.id ?? '', 'c@x.test')),
    )
    expect(moves.filter(Boolean)).toHaveLength(1)
  })
})
