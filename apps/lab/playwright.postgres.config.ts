import { defineConfig } from '@playwright/test'
import { installPostgres } from '@portico/app-parts/postgres/installPostgres'
import base from './playwright.config.js'

const isThere = installPostgres() !== undefined
// The labs that the run starts read it.
process.env.PORTICO_LAB_POSTGRES = isThere ? '1' : '0'
/** Logins, approvals and what happens to them when something is in the way; all of the embedded wallet in `test:long`. */
const specs =
  process.env.PORTICO_LONG === '1' ? /\/email\w*\.spec\.ts$/ : /\/email(Login|Approvals|LoginTabs)\.spec\.ts$/

// The embedded wallet once more, on the store of many machines.
export default defineConfig({
  ...base,
  outputDir: 'test-results/postgres',
  projects: [
    { name: 'store', testDir: 'e2e/postgres' },
    ...(isThere ? [{ name: 'postgres', testDir: 'e2e/chain', testMatch: specs }] : []),
  ],
})
