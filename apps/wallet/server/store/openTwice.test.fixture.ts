import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from './Database.js'
import { openDatabase } from './openDatabase.js'

/** Opens one database file twice, as two processes would. Both end with the test. */
export async function openTwice(): Promise<readonly [Database, Database]> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-store-'))
  const open = () => openDatabase(join(folder, 'wallet.db'))
  const both = [await open(), await open()] as const
  onTestFinished(async () => {
    for (const database of both) await database.close()
    rmSync(folder, { recursive: true })
  })
  return both
}
