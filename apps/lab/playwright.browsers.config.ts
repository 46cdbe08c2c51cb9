import { defineConfig } from '@playwright/test'

// The main paths in the system's browsers. Playwright only runs the tests; each browser is driven by its own protocol.
export default defineConfig({
  testDir: 'browsers',
  outputDir: 'test-results/browsers',
  globalSetup: './browsers/prepare.ts',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
})
