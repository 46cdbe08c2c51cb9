import { expect, type Page } from '@playwright/test'
import { createApp } from '../support/createApp.js'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, logIn } from '../support/emailLogin.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { test } from '../support/test.js'

// Other load can only slow a measurement down, so one passing run is enough.
test.describe.configure({ retries: 1 })

/** Longest acceptable waits, in milliseconds. */
const limits = { login: 10_000, connect: 3_000, restore: 2_000, code: 1_000, tabs: 3_000 }

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Marks in the page's performance timeline when the code appears. */
function markCode(page: Page): Promise<void> {
  return page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog[open] [role=img][aria-label="QR code"]')) return
      performance.mark('code')
      observer.disconnect()
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
}

test('from the e-mail field to the balance', async ({ app, lab }) => {
  const mailbox = createMailbox(lab, 'swift')
  await app.goto('/', emailOptions)
  const waited = await measure(async () => {
    const { address } = await logIn(app, mailbox)
    const account = await app.openAccount(address)
    await expect(account.getByText(/10\sETH/).first()).toBeVisible()
  })
  expect(waited).toBeLessThan(limits.login)
})

test('from the scanned code to the connection, and from a reload to its return', async ({ app, page, peer }) => {
  await app.goto('/', { labWallet: 'off' })
  const link = await readPairingLink(await openPairing(app))
  const connecting = await measure(async () => {
    await peer.pair(link)
    await expect(app.accountButton(peer.address)).toBeVisible()
  })
  expect(connecting).toBeLessThan(limits.connect)
  await page.reload()
  const restoring = await measure(async () => {
    await expect(app.accountButton(peer.address)).toBeVisible()
    await app.expectStatus('connected')
  })
  expect(restoring).toBeLessThan(limits.restore)
})

test('from the last script to the code', async ({ app, page }) => {
  await app.goto('/', { labWallet: 'off' })
  await markCode(page)
  const view = await openPairing(app)
  await expect(view.getByRole('img', { name: 'QR code' })).toBeVisible()
  const waited = await page.evaluate(() => {
    const code = performance.getEntriesByName('code')[0]?.startTime ?? Number.NaN
    const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const before = scripts.filter(({ name, responseEnd }) => /\.js(\?|$)/.test(name) && responseEnd <= code)
    return code - Math.max(...before.map(({ responseEnd }) => responseEnd))
  })
  expect(waited).toBeLessThanOrEqual(limits.code)
})

test('from one tab to the other', async ({ app, context }) => {
  const other = createApp(await context.newPage())
  await other.goto('/', { labWallet: 'auto' })
  await expect(other.connectButton).toBeVisible()
  await app.connect()
  const connecting = await measure(() => expect(other.accountButton()).toBeVisible())
  expect(connecting).toBeLessThan(limits.tabs)
  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await expect(app.connectButton).toBeVisible()
  const leaving = await measure(() => expect(other.connectButton).toBeVisible())
  expect(leaving).toBeLessThan(limits.tabs)
})
