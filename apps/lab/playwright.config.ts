import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'

// Other hosts do not resolve, so that no test waits for them or depends on them.
const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
// Playwright disables storage partitioning. The last flag of this name wins, and real browsers partition.
const partitioned = '--disable-features=Translate'
const executablePath = await findBrowser()
// Failures record actions, console and network. Screenshots of every step would cost a third of the time, and DOM
// snapshots change the behaviour under test; `PORTICO_TRACE=1` enables them.
const trace = process.env.PORTICO_TRACE
  ? 'retain-on-failure'
  : { mode: 'retain-on-first-failure' as const, screenshots: false, snapshots: false, sources: false }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/startLabs.ts',
  fullyParallel: true,
  // Each has a lab of its own, because tests send with the lab wallet's only key and change the chains.
  workers: process.env.PORTICO_LAB_URL?.split(',').length ?? 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: 'list',
  use: {
    trace,
    actionTimeout: 10_000,
    locale: 'en-US',
    colorScheme: 'light',
    viewport: { width: 1024, height: 768 },
    launchOptions: { executablePath, args: [...browserArguments(), localOnly, partitioned] },
  },
  projects: [
    { name: 'chain', testDir: 'e2e/chain' },
    { name: 'pages', testDir: 'e2e/pages' },
    { name: 'quality', testDir: 'e2e/quality' },
    // Measurements run alone.
    {
      name: 'speed',
      testDir: 'e2e/speed',
      workers: 1,
      use: { trace: 'off' },
      dependencies: ['chain', 'pages', 'quality'],
    },
  ],
})
