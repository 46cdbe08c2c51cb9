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

function arrange(file = ':memory:', secret = 's'.repeat(32)) {
  const database = openDatabase(file)
  onTestFinished(() => database.close())
  return { database, users: createUsers({ database, vault: createVault(secret) }) }
}

test('a user has one wallet for good: an EVM and a Solana account', () => {
  const { users } = arrange()
  const user = users.ensure('a@x.test', 1)
  expect(isAddress(user.addresses.eip155)).toBe(true)
  expect(base58.decode(user.addresses.solana)).toHaveLength(32)
  expect(users.ensure('a@x.test', 2)).toEqual(user)
  expect(users.find(user.id)).toEqual(user)
  expect(users.ensure('b@x.test', 1).addresses.eip155).not.toBe(user.addresses.eip155)
  expect(privateKeyToAddress(users.openEvmKey(user.id))).toBe(user.addresses.eip155)
})

test('the file on disk holds no key, and opens with no other secret', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-users-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'wallet.db')
  const { users } = arrange(file)
  const { id } = users.ensure('a@x.test', 1)
  const key = Buffer.from(users.openEvmKey(id).slice(2), 'hex')
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name))
    expect(bytes.includes(key)).toBe(false)
    expect(bytes.includes(key.toString('hex'))).toBe(false)
  }
  expect(() => arrange(file, 't'.repeat(32)).users.openEvmKey(id)).toThrow()
})

test('a key row does not open for another user', () => {
  const { users, database } = arrange()
  const [one, two] = [users.ensure('a@x.test', 1), users.ensure('b@x.test', 1)]
  const { sealed } = database.get<{ sealed: string }>(
    `SELECT sealed FROM keys WHERE user_id = ? AND namespace = 'eip155'`,
    one.id,
  ) ?? { sealed: '' }
  database.run(`UPDATE keys SET sealed = ? WHERE user_id = ? AND namespace = 'eip155'`, sealed, two.id)
  expect(() => users.openEvmKey(two.id)).toThrow()
})

test('an address moves only to one that is free', () => {
  const { users } = arrange()
  const { id, addresses } = users.ensure('a@x.test', 1)
  users.ensure('b@x.test', 1)
  expect(users.setEmail(id, 'b@x.test')).toBe(false)
  expect(users.setEmail(id, 'c@x.test')).toBe(true)
  expect(users.findByEmail('c@x.test')?.addresses).toEqual(addresses)
  expect(users.findByEmail('a@x.test')).toBeUndefined()
})

test('a browser is trusted for the user it was added to', () => {
  const { users } = arrange()
  const [one, two] = [users.ensure('a@x.test', 1), users.ensure('b@x.test', 1)]
  const device = 'device'
  users.addDevice(one.id, device, 1)
  users.addDevice(one.id, device, 2)
  expect([users.hasDevice(one.id, device), users.hasDevice(two.id, device)]).toEqual([true, false])
})
