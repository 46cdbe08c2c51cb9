import { base58 } from '@scure/base'
import { isAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { createVault } from '../vault/createVault.js'
import { createUsers } from './createUsers.js'
import { eachStore } from './eachStore.test.fixture.js'

eachStore(({ open, openTwice, createPlace }) => {
  async function arrange(place = createPlace(), secret = 's'.repeat(32)) {
    const database = await open(place)
    return { database, users: createUsers({ database, vault: createVault(secret) }) }
  }

  test('a user has one wallet for good: an EVM and a Solana account', async () => {
    const { users } = await arrange()
    const user = await users.ensure('a@x.test', 1)
    expect(isAddress(user.addresses.eip155)).toBe(true)
    expect(base58.decode(user.addresses.solana)).toHaveLength(32)
    expect(await users.ensure('a@x.test', 2)).toEqual(user)
    expect(await users.find(user.id)).toEqual(user)
    expect((await users.ensure('b@x.test', 1)).addresses.eip155).not.toBe(user.addresses.eip155)
    expect(privateKeyToAddress(await users.openEvmKey(user.id))).toBe(user.addresses.eip155)
  })

  test('the database holds no key, and opens with no other secret', async () => {
    const place = createPlace()
    const { users, database } = await arrange(place)
    const { id } = await users.ensure('a@x.test', 1)
    const key = Buffer.from((await users.openEvmKey(id)).slice(2), 'hex')
    const text = JSON.stringify(await database.all('SELECT * FROM keys'))
    for (const encoding of ['hex', 'base64', 'base64url', 'latin1'] as const)
      expect(text).not.toContain(key.toString(encoding))
    const { users: others } = await arrange(place, 't'.repeat(32))
    await expect(others.openEvmKey(id)).rejects.toThrow()
  })

  test('a key row does not open for another user', async () => {
    const { users, database } = await arrange()
    const [one, two] = [await users.ensure('a@x.test', 1), await users.ensure('b@x.test', 1)]
    const { sealed } = (await database.get<{ sealed: string }>(
      `SELECT sealed FROM keys WHERE user_id = ? AND namespace = 'eip155'`,
      one.id,
    )) ?? { sealed: '' }
    await database.run(`UPDATE keys SET sealed = ? WHERE user_id = ? AND namespace = 'eip155'`, sealed, two.id)
    await expect(users.openEvmKey(two.id)).rejects.toThrow()
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
    const vault = createVault('s'.repeat(32))
    const [one, other] = (await openTwice()).map((database) => createUsers({ database, vault }))
    const made = await Promise.all([one, other, one, other].map((users) => users?.ensure('a@x.test', 1)))
    expect(new Set(made.map((user) => JSON.stringify(user))).size).toBe(1)
    const moved = await one?.ensure('b@x.test', 1)
    const moves = await Promise.all(
      [one, other].map((users, place) => users?.setEmail([made[0], moved][place]?.id ?? '', 'c@x.test')),
    )
    expect(moves.filter(Boolean)).toHaveLength(1)
  })
})
