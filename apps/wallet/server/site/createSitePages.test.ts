import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBasePort } from '../../../lab/stack/testing/findBasePort.js'
import { createTestKeyRing } from '../keys/createTestUsers.test.fixture.js'
import { startWallet } from '../startWallet.js'
import { walletFolder } from '../walletFolder.js'
import { createSitePages } from './createSitePages.js'

async function serve(folder: string, isDev: boolean): Promise<(path: string) => Promise<Response>> {
  const port = await findBasePort()
  const wallet = await startWallet({
    port,
    origin: `http://127.0.0.1:${port}`,
    secret: 's'.repeat(32),
    keyRing: createTestKeyRing(),
    database: ':memory:',
    smtpUrl: 'smtp://127.0.0.1:9',
    from: 'wallet@lab.test',
    chains: [],
    allowedOriginsOf: () => [],
    createPages: createSitePages({ folder, isDev }),
    isDev,
  })
  onTestFinished(() => wallet.close())
  return (path) => fetch(`${wallet.url}${path}`)
}

test('the built pages are served by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'sdk.html'), 'frame')
  const get = await serve(folder, false)
  expect(await (await get('/sdk?projectId=p')).text()).toBe('frame')
  expect((await get('/nothing')).status).toBe(404)
})

test('from the sources, no module of the frame lies where the API does', async () => {
  const get = await serve(walletFolder(), true)
  expect(await (await get('/sdk')).text()).toContain('/sdk/main.ts')
  const seen = new Set(['/sdk/main.ts'])
  for (const path of seen) {
    const response = await get(path)
    expect([path, response.status]).toEqual([path, 200])
    for (const [, next] of (await response.text()).matchAll(/(?:from |import\()"(\/[\w/]+\.ts)"/g))
      if (next) seen.add(next)
  }
  expect(seen.size).toBeGreaterThan(15)
}, 20_000)
