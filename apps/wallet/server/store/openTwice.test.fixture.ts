import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@portico/app-parts/sqlite/openSqlite'
import { onTestFinished } from 'vitest'
import { openDatabase } from './openDatabase.js'

/** Opens one database file twice, as two processes would. Both end with the test. */
export function openTwice(): readonly [Database, Database] {
  const folder = mkdtempSync(join(tmpdir(), 'portico-store-'))
  const open = () => openDatabase(join(folder, 'wallet.db'))
  const both = [open(), open()] as const
  onTestFinished(() => {
    for (const database of both) database.close()
    rmSync(folder, { recursive: true })
  })
  return both
}
