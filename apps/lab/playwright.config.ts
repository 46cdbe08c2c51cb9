import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs'

// What is not on this machine does not exist: a test neither waits for other hosts nor depends on them.
const localOnly = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'
// Playwright switches storage partitioning off; the last list of this kind counts, and people's browsers partition.
const partitioned = '--disable-features=Translate'
const executablePath = await findBrowser()
// Whatever fails tells what it did, what the page said and what it loaded; pictures of every step cost a third of the
// time, and watching the page's elements changes what is tested. `PORTICO_TRACE=1` asks for them.
const trace = process.env.PORTICO_TRACE
  ? 'retain-on-failure'
  : { mode: 'retain-on-first-failure' as const, screenshots: false, snapshots: false, sources: false }

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/support/startLab.ts',
  fullyParallel: true,
  workers: 2,
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
    // These send transactions with the one key of the lab wallet or change the chains: one after the other.
    { name: 'chain', testDir: 'e2e/chain', workers: 1 },
    { name: 'pages', testDir: 'e2e/pages' },
    { name: 'quality', testDir: 'e2e/quality' },
    // What is measured has the machine for itself.
    {
      name: 'speed',
      testDir: 'e2e/speed',
      workers: 1,
      use: { trace: 'off' },
      dependencies: ['chain', 'pages', 'quality'],
    },
  ],
})
