import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { base58 } from '@scure/base'
import { isAddress } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, onTestFinished, test } from 'vitest'
import { createVault } from '../vault/createVault.js'
import { createUsers } from './createUsers.js'
import { openDatabase } from './openDatabase.js'

async function arrange(file = ':memory:', secret = 's'.repeat(32)) {
  const database = await openDatabase(file)
  onTestFinished(() => database.close())
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

test('the file on disk holds no key, and opens with no other secret', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-users-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'wallet.db')
  const { users } = await arrange(file)
  const { id } = await users.ensure('a@x.test', 1)
  const key = Buffer.from((await users.openEvmKey(id)).slice(2), 'hex')
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    expect(bytes.includes(key)).toBe(false)
    expect(bytes.includes(key.toString('hex'))).toBe(false)
  }
  const { users: others } = await arrange(file, 't'.repeat(32))
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
