import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installPostgres } from '@portico/app-parts/postgres/installPostgres'
import { type Postgres, startPostgres } from '@portico/app-parts/postgres/startPostgres'
import { afterAll, beforeAll, describe, onTestFinished } from 'vitest'
import type { Database } from './Database.js'
import { openDatabase } from './openDatabase.js'

/** One implementation of the store. What it opens ends with the test. */
export type TestStore = {
  /** Makes an empty database, and returns what opens it. */
  createPlace(): string
  /** Opens a place, a new one by default. */
  open(place?: string): Promise<Database>
  /** Opens one database twice, as two processes would. */
  openTwice(): Promise<readonly [Database, Database]>
}

function createStore(createPlace: () => string): TestStore {
  async function open(place = createPlace()): Promise<Database> {
    const database = await openDatabase(place)
    onTestFinished(() => database.close())
    return database
  }
  return {
    createPlace,
    open,
    async openTwice() {
      const place = createPlace()
      return [await open(place), await open(place)]
    },
  }
}

const files = createStore(() => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'wallet.db')
})

/** Runs tests on PostgreSQL, or names them as left out where it cannot be had. */
export function onPostgres(define: (store: TestStore, server: () => Postgres) => void): void {
  const binaries = installPostgres()
  describe.skipIf(!binaries)('on PostgreSQL', () => {
    let server: Postgres | undefined
    const get = () => {
      if (!server) throw new Error('PostgreSQL runs during tests alone')
      return server
    }
    let databases = 0
    beforeAll(async () => {
      server = await startPostgres(binaries ?? '')
    }, 60_000)
    afterAll(() => server?.close())
    define(
      createStore(() => get().createDatabase(`wallet_${databases++}`)),
      get,
    )
  })
}

/** Runs the same tests on each implementation of the store. */
export function eachStore(define: (store: TestStore) => void): void {
  describe('on libsql', () => define(files))
  onPostgres(define)
}
