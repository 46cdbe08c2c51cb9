import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { onPostgres } from '../store/eachStore.test.fixture.js'
import { openDatabase } from '../store/openDatabase.js'
import { createVault } from '../vault/createVault.js'
import type { KeyRing } from '../vault/KeyRing.js'
import { createAccountKeys } from './createAccountKeys.js'
import { unwrapDataKey, wrapDataKey } from './createDataKeyAccess.js'
import { createTestKeyRing, createTestUsers } from './createTestUsers.test.fixture.js'
import { formerEmails, formerSecret, writeFormerWallet } from './formerWallet.test.fixture.js'
import { readAddresses } from './readAddresses.test.fixture.js'
import { rotateKeys } from './rotateKeys.js'

async function arrange({
  file = ':memory:',
  keyRing = createTestKeyRing(),
}: {
  file?: string
  keyRing?: KeyRing
} = {}) {
  const database = await openDatabase(file)
  onTestFinished(() => database.close())
  return { database, ...(await createTestUsers(database, { keyRing, secret: formerSecret })) }
}

function arrangeFormer(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-former-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'wallet.db')
  writeFormerWallet(file)
  return file
}

test('no value of one account or kind opens as another one’s', async () => {
  const { users, accountKeys, database } = await arrange()
  const [one, two] = [await users.ensure('a@x.test', 1), await users.ensure('b@x.test', 1)]
  const moveKey = (from: string, namespace: string) =>
    database.run(
      `UPDATE keys SET sealed = (SELECT sealed FROM keys WHERE user_id = ? AND namespace = ?)
       WHERE user_id = ? AND namespace = 'eip155'`,
      ...[from, namespace, two.id],
    )
  const moveDataKey = () =>
    database.run(
      'UPDATE data_keys SET wrapped = (SELECT wrapped FROM data_keys WHERE user_id = ?) WHERE user_id = ?',
      ...[one.id, two.id],
    )
  const changes: readonly (() => Promise<unknown>)[] = [
    () => moveKey(one.id, 'eip155'),
    () => moveKey(two.id, 'solana'),
    moveDataKey,
    // Both together, which fit each other.
    async () => [await moveDataKey(), await moveKey(one.id, 'eip155')],
  ]
  const keys = await database.all<Record<string, string>>('SELECT * FROM keys')
  const dataKeys = await database.all<Record<string, string>>('SELECT * FROM data_keys')
  for (const change of changes) {
    await change()
    await expect(accountKeys.use(two.id, 'eip155', () => 'opened')).rejects.toThrow()
    for (const { user_id = '', namespace = '', sealed = '' } of keys)
      await database.run('UPDATE keys SET sealed = ? WHERE user_id = ? AND namespace = ?', sealed, user_id, namespace)
    for (const { user_id = '', wrapped = '' } of dataKeys)
      await database.run('UPDATE data_keys SET wrapped = ? WHERE user_id = ?', wrapped, user_id)
    expect(await readAddresses(accountKeys, two.id)).toEqual(two.addresses)
  }
})

test('a data key opens for its own person alone', async () => {
  const kek = await createTestKeyRing().create()
  const dataKey = Buffer.alloc(32, 7)
  const wrapped = await wrapDataKey(kek, 'one', dataKey)
  expect(await unwrapDataKey(kek, wrapped)).toEqual(dataKey)
  await expect(unwrapDataKey(kek, { ...wrapped, userId: 'two' })).rejects.toThrow()
})

test('a key is overwritten after its use, also one that failed', async () => {
  const { users, accountKeys } = await arrange()
  const { id } = await users.ensure('a@x.test', 1)
  const seen: Uint8Array[] = []
  await accountKeys.use(id, 'eip155', (key) => {
    seen.push(key)
    expect(key.some((byte) => byte !== 0)).toBe(true)
  })
  const failing = accountKeys.use(id, 'solana', async (key) => {
    seen.push(key)
    await Promise.resolve()
    expect(key.some((byte) => byte !== 0)).toBe(true)
    throw new Error('no signature')
  })
  await expect(failing).rejects.toThrow('no signature')
  expect(seen.map((key) => [...new Set(key)])).toEqual([[0], [0]])
})

test('the keys of a new person are overwritten once they are encrypted', async () => {
  const { accountKeys } = await arrange()
  const keys = { eip155: new Uint8Array(32).fill(1), solana: new Uint8Array(32).fill(2) }
  await accountKeys.seal('someone', keys)
  expect([...new Set([...keys.eip155, ...keys.solana])]).toEqual([0])
})

test('accounts from before data keys work, get data keys one by one, and no longer need the secret', async () => {
  const file = arrangeFormer()
  const keyRing = createTestKeyRing()
  const { users, accountKeys, dataKeys, database } = await arrange({ file, keyRing })
  const addressesOf = async (keys: Parameters<typeof readAddresses>[0]) =>
    Promise.all(
      formerEmails.map(async (email) => {
        const user = await users.findByEmail(email)
        expect(user && (await readAddresses(keys, user.id))).toEqual(user?.addresses)
        return user?.addresses.eip155
      }),
    )
  const before = await addressesOf(accountKeys)
  expect(new Set(before).size).toBe(3)

  // Two servers at the same time, and one is interrupted after each key.
  const other = await arrange({ file, keyRing })
  expect(await accountKeys.bringForward(1)).toBe(1)
  expect(await addressesOf(accountKeys), 'one is done').toEqual(before)
  const finish = async (keys: typeof accountKeys) => {
    while ((await keys.bringForward(1)) > 0) expect(await addressesOf(accountKeys)).toEqual(before)
  }
  await Promise.all([finish(accountKeys), finish(other.accountKeys)])
  expect(await database.all(`SELECT 1 AS one FROM keys WHERE sealed_by <> 'data key'`)).toEqual([])
  expect(await database.get('SELECT count(*) AS count FROM data_keys')).toEqual({ count: 3 })

  const withoutSecret = createAccountKeys({ dataKeys, keyRing, vault: createVault('t'.repeat(32)) })
  expect(await addressesOf(withoutSecret)).toEqual(before)
})

test('a rotation takes along accounts from before data keys', async () => {
  const { dataKeys, keyRing, accountKeys, users, database } = await arrange({ file: arrangeFormer() })
  const { bringForward } = accountKeys
  const { active } = await rotateKeys({ dataKeys, keyRing, bringForward, now: Date.now, batch: 2 })
  expect(await database.all('SELECT kek_id AS id FROM data_keys')).toEqual(formerEmails.map(() => ({ id: active })))
  for (const email of formerEmails) {
    const user = await users.findByEmail(email)
    expect(user && (await readAddresses(accountKeys, user.id))).toEqual(user?.addresses)
  }
})

test('without the key file the database is useless, and says so before anybody signs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-lost-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'wallet.db')
  const { users, dataKeys } = await arrange({ file })
  const { id } = await users.ensure('a@x.test', 1)
  const active = await dataKeys.findActive()
  await expect(arrange({ file })).rejects.toThrow(`The key ${active} is not there`)
  const reasons: string[] = []
  const lost = createAccountKeys({
    ...{ dataKeys, keyRing: createTestKeyRing(), vault: createVault(formerSecret) },
    onFailure: (reason) => reasons.push(reason),
  })
  await expect(lost.use(id, 'eip155', () => 'opened')).rejects.toMatchObject({ status: 503, code: 'keys/unavailable' })
  expect(reasons).toEqual([`The keys cannot be reached: There is no key ${active}`])
})

onPostgres(({ open }, server) => {
  test('a database that is away is not taken for keys that are', async () => {
    const { accountKeys, users } = await createTestUsers(await open())
    const { id } = await users.ensure('a@x.test', 1)
    const create = () => ({ eip155: new Uint8Array(32).fill(1), solana: new Uint8Array(32).fill(2) })
    await server().stop('SIGQUIT')
    await expect(accountKeys.seal('someone', create())).rejects.toMatchObject({ code: 'server/database' })
    await expect(accountKeys.use(id, 'eip155', () => 'opened')).rejects.toMatchObject({ code: 'server/database' })
    await server().start()
    expect(await accountKeys.use(id, 'eip155', () => 'opened')).toBe('opened')
  })
})
