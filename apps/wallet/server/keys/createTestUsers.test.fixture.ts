import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { createDataKeys } from '../store/createDataKeys.js'
import { createUsers } from '../store/createUsers.js'
import type { Database } from '../store/Database.js'
import { createFileKeyRing } from '../vault/createFileKeyRing.js'
import { createVault } from '../vault/createVault.js'
import type { KeyRing } from '../vault/KeyRing.js'
import { beginKeys } from './beginKeys.js'
import { createAccountKeys } from './createAccountKeys.js'

/** Creates the ring of a key file that ends with the test. */
export function createTestKeyRing(): KeyRing {
  const folder = mkdtempSync(join(tmpdir(), 'portico-key-ring-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return createFileKeyRing(join(folder, 'keys.json'))
}

/** Creates the users of a database as a server does. */
export async function createTestUsers(
  database: Database,
  { keyRing = createTestKeyRing(), secret = 's'.repeat(32) }: { keyRing?: KeyRing; secret?: string } = {},
) {
  const dataKeys = createDataKeys(database)
  const accountKeys = createAccountKeys({ dataKeys, keyRing, vault: createVault(secret) })
  await beginKeys({ dataKeys, keyRing, now: 1 })
  return { dataKeys, accountKeys, keyRing, users: createUsers({ database, accountKeys }) }
}
