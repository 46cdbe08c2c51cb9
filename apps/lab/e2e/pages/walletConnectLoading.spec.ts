import { expect, type Page } from '@playwright/test'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

/** A string that only the WalletConnect client's code contains. */
const mark = 'wc_proposeSession'

/** Collects the scripts of a page that contain the client. */
function collectClients(page: Page): Promise<string | undefined>[] {
  const found: Promise<string | undefined>[] = []
  page.on('response', (response) => {
    if (!/\.js(\?|$)/.test(new URL(response.url()).pathname)) return
    found.push(
      response.text().then(
        (text) => (text.includes(mark) ? response.url() : undefined),
        () => undefined,
      ),
    )
  })
  return found
}

const list = async (found: readonly Promise<string | undefined>[]) =>
  (await Promise.all(found)).filter((url) => url !== undefined)

test('opening Connect and all wallets loads nothing of the client; choosing the code does', async ({ app, page }) => {
  const clients = collectClients(page)
  await app.goto('/', { labWallet: 'off' })
  const modal = await app.openConnect()
  await modal.getByRole('button', { name: /^All wallets/ }).click()
  const all = app.dialog('All wallets')
  await expect(all.getByRole('grid').getByRole('button').first()).toBeVisible()
  await waitForQuiet(page)
  expect(await list(clients)).toEqual([])
  await all.getByRole('button', { name: 'WalletConnect' }).click()
  await expect(app.dialog('WalletConnect').getByRole('img', { name: 'QR code' })).toBeVisible()
  expect((await list(clients)).length).toBeGreaterThan(0)
})
