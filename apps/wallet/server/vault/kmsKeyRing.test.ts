import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestUsers } from '../keys/createTestUsers.test.fixture.js'
import { openKeyRing } from '../keys/openKeyRing.js'
import { readAddresses } from '../keys/readAddresses.test.fixture.js'
import { rotateKeys } from '../keys/rotateKeys.js'
import { openDatabase } from '../store/openDatabase.js'
import { walletFolder } from '../walletFolder.js'
import { createFileKeyRing } from './createFileKeyRing.js'
import { joinKeyRings } from './KeyRing.js'
import { createKmsKeyRing, type KmsClient } from './kmsKeyRing.test.fixture.js'
import { openBytes, sealBytes } from './sealBytes.js'

/** Does what a service behind a network does, here. */
function createClient(): KmsClient {
  const keys = new Map<string, Buffer>()
  const read = (keyId: string) => keys.get(keyId) ?? Buffer.alloc(0)
  return {
    listKeys: async () => [...keys.keys()],
    async createKey() {
      keys.set(`${keys.size}`, randomBytes(32))
      return `${keys.size - 1}`
    },
    scheduleDeletion: async (keyId) => void keys.delete(keyId),
    encrypt: async ({ keyId, plaintext, context }) => sealBytes(read(keyId), plaintext, context),
    decrypt: async ({ keyId, ciphertext, context }) => openBytes(read(keyId), Buffer.from(ciphertext), context),
  }
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portico-kms-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('the example in the README is the code that is run here', () => {
  const readme = readFileSync(join(walletFolder(), 'README.md'), 'utf8')
  const example = readFileSync(join(walletFolder(), 'server/vault/kmsKeyRing.test.fixture.ts'), 'utf8')
  expect(readme).toContain(example.trim())
})

test('accounts move from a file to a cloud service', async () => {
  const file = createFileKeyRing(join(createFolder(), 'keys.json'))
  const database = await openDatabase(':memory:')
  onTestFinished(() => database.close())
  const before = await createTestUsers(database, { keyRing: file })
  const { id, addresses } = await before.users.ensure('a@x.test', 1)
  const keyRing = joinKeyRings(createKmsKeyRing(createClient()), file)
  const { dataKeys, accountKeys } = await createTestUsers(database, { keyRing })
  expect(await readAddresses(accountKeys, id)).toEqual(addresses)
  const { bringForward } = accountKeys
  expect(await rotateKeys({ dataKeys, keyRing, bringForward, now: Date.now })).toMatchObject({ active: 'kms-0' })
  expect(await readAddresses(accountKeys, id)).toEqual(addresses)
})

test('a module of the operator’s own gives the ring', async () => {
  const folder = createFolder()
  const module = join(folder, 'kms.mjs')
  writeFileSync(module, `export default async () => ({ list: async () => ['kms-mine'], close: async () => {} })`)
  const ring = await openKeyRing({ file: '', isNew: false, token: undefined, module })
  expect(await ring.list()).toEqual(['kms-mine'])
  await ring.close()
  const empty = join(folder, 'empty.mjs')
  writeFileSync(empty, 'export const createKeyRing = 1')
  await expect(openKeyRing({ file: '', isNew: false, token: undefined, module: empty })).rejects.toThrow(
    `The module at ${empty} has no function as default export`,
  )
})
