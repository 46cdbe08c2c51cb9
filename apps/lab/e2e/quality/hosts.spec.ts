import { expect, type Page } from '@playwright/test'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, logIn } from '../support/emailLogin.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { connectSolana, solanaAddress } from '../support/solana.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'
import { listStories, openStory } from './openStory.js'

/** Collects every host that the page sends requests to, including unreachable ones. */
function collectHosts(page: Page): ReadonlySet<string> {
  const hosts = new Set<string>()
  const note = (url: string) => {
    const { protocol, host } = new URL(url)
    if (/^(https?|wss?):$/.test(protocol)) hosts.add(host)
  }
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  return hosts
}

const isLocal = (host: string) => /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)

for (const path of ['/', '/csp.html', '/two.html', '/headless.html'])
  test(`${path} asks no host but its own before the first click`, async ({ page, lab }) => {
    const hosts = collectHosts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByRole('button', { name: /connect/i }).first()).toBeVisible()
    // Hovering the button prefetches the modal.
    await page
      .getByRole('button', { name: /connect/i })
      .first()
      .hover()
    await waitForQuiet(page)
    expect([...hosts]).toEqual([new URL(lab.web).host])
  })

for (const path of ['/csp.html', '/two.html', '/hostile.html'])
  test(`${path} asks the catalogue of this computer and no host outside`, async ({ page, lab }) => {
    const hosts = collectHosts(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await page
      .getByRole('button', { name: /connect/i })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('button', { name: /^All wallets/ })).toBeVisible()
    await waitForQuiet(page)
    await expect.poll(() => [...hosts]).toContain(new URL(lab.services.api ?? '').host)
    expect([...hosts].filter((host) => !isLocal(host))).toEqual([])
  })

test('with the services of this computer nothing outside is asked, whatever is opened', async ({ app }) => {
  const hosts = collectHosts(app.page)
  await app.goto('/')
  const connect = await app.openConnect()
  await connect.getByRole('button', { name: 'What is a wallet?' }).click()
  await expect(app.dialog('What is a wallet?')).toBeVisible()
  await app.page.keyboard.press('Escape')
  await app.connect('/')
  const account = await app.openAccount()
  await expect(account.getByText(/ETH/).first()).toBeVisible()
  for (const view of ['Receive', 'Send'] as const) {
    await account.getByRole('button', { name: view, exact: true }).click()
    await expect(app.dialog(view)).toBeVisible()
    await app.dialog(view).getByRole('button', { name: 'Back' }).click()
  }
  await account.getByRole('button', { name: /^Network/ }).click()
  await expect(app.dialog('Choose network')).toBeVisible()
  await waitForQuiet(app.page)
  expect([...hosts].filter((host) => !isLocal(host))).toEqual([])
  expect(hosts.size, 'the chains were asked').toBeGreaterThan(1)
})

test('WalletConnect asks nothing outside, at either end', async ({ app, context }) => {
  const walletPage = await context.newPage()
  const collected = [collectHosts(app.page), collectHosts(walletPage)]
  await app.goto('/', { labWallet: 'off' })
  const link = await readPairingLink(await openPairing(app))
  await walletPage.goto(`/peer?uri=${encodeURIComponent(link)}`)
  await walletPage.getByRole('article').getByRole('button', { name: 'Approve' }).click()
  await expect(app.accountButton()).toBeVisible()
  await app.page.getByText('Use the provider').click()
  await app.page.getByRole('button', { name: 'Sign message' }).click()
  await walletPage.getByRole('article').getByRole('button', { name: 'Approve' }).click()
  await expect(app.page.getByRole('status', { name: 'Result' })).toContainText('valid signature')
  for (const hosts of collected) {
    expect(hosts.size).toBeGreaterThan(1)
    expect([...hosts].filter((host) => !isLocal(host))).toEqual([])
  }
})

test('the login by e-mail asks nothing outside', async ({ app, lab }) => {
  const hosts = collectHosts(app.page)
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'hosts'))
  const account = await app.openAccount(address)
  await expect(account.getByText(/ETH/).first()).toBeVisible()
  await account.getByRole('button', { name: 'Account settings' }).click()
  await expect(app.dialog('Account settings').getByRole('button', { name: /^Email/ })).toBeVisible()
  await expect.poll(() => [...hosts]).toContain(new URL(lab.services.frame ?? '').host)
  expect([...hosts].filter((host) => !isLocal(host))).toEqual([])
})

test('a Solana wallet asks nothing outside', async ({ app }) => {
  const hosts = collectHosts(app.page)
  await connectSolana(app)
  await expect((await app.openAccount(solanaAddress)).getByText(/SOL/).first()).toBeVisible()
  await waitForQuiet(app.page)
  expect(hosts.size, 'the chain was asked').toBeGreaterThan(1)
  expect([...hosts].filter((host) => !isLocal(host))).toEqual([])
})

test('no view asks a host outside', async ({ page }) => {
  test.setTimeout(120_000)
  const hosts = collectHosts(page)
  // Types require stories for every view, so new views are covered too.
  const stories = await listStories(page)
  for (const story of stories) await openStory(page, story)
  await waitForQuiet(page)
  expect(stories.length).toBeGreaterThan(50)
  expect([...hosts], 'the pages themselves were seen').toContain(new URL(page.url()).host)
  expect([...hosts].filter((host) => !isLocal(host))).toEqual([])
})
