import { expect, type Page } from '@playwright/test'
import type { App } from '../support/createApp.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'
import { compareStyles, type ElementStyles, readStyles } from './readStyles.js'

// Animations would be read at different moments.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Moves the pointer and the focus away, so that no element is hovered or focused by chance. */
async function settle(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}

/**
 * Reads the styles of the buttons and of the main views on one page. The balance must not change meanwhile, because a
 * longer balance makes the button wider.
 */
async function readAll(app: App, path: string): Promise<Readonly<Record<string, readonly ElementStyles[]>>> {
  const { page } = app
  const read: Record<string, readonly ElementStyles[]> = {}
  const note = async (name: string) => {
    // What loads later, such as pictures, is there on both pages then.
    await waitForQuiet(page)
    await settle(page)
    read[name] = await readStyles(app.modal)
  }
  const noteButtons = async (when: string) => {
    await settle(page)
    for (const [at, button] of (await page.locator('#root [data-portico] > button').all()).entries())
      read[`button ${at + 1}, ${when}`] = await readStyles(button)
  }
  await app.goto(path, { labWallet: 'auto' })
  await expect(app.connectButton).toBeVisible()
  await noteButtons('disconnected')

  const connect = await app.openConnect()
  // Wait for the catalogue's wallets and their images.
  await expect(connect.getByRole('button', { name: /^All wallets.*\d/ })).toBeVisible()
  await note('Connect')
  await connect.getByRole('button', { name: /^Lab Wallet/ }).click()
  await expect(app.modal).toBeHidden()
  // Wait until the account button shows its balance.
  await expect(page.locator('#root [data-portico] > button').getByText(/\d\sETH/)).toBeVisible()
  await noteButtons('connected')

  const account = await app.openAccount()
  await expect(account.getByText(/ETH$/).first()).toBeVisible()
  await expect(account.getByText('Lab Dollar')).toBeVisible()
  // Until its picture is there, a token shows a letter.
  const tokens = account.getByRole('tabpanel').getByRole('listitem')
  await expect(tokens).toHaveCount(3)
  await expect(tokens.filter({ has: page.locator('img') })).toHaveCount(3)
  // The row loads lazily.
  await expect(account.getByRole('button', { name: /^Account name/ })).toBeVisible()
  await note('Account')
  await account.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(app.dialog('Send').getByText(/^Balance/)).toBeVisible()
  // Until its picture is there, the token shows a letter.
  await expect(app.dialog('Send').locator('form button img').first()).toBeVisible()
  await note('Send')
  await app.dialog('Send').getByRole('button', { name: 'Back' }).click()
  await account.getByRole('button', { name: 'Receive', exact: true }).click()
  await expect(app.dialog('Receive').getByRole('img').first()).toBeVisible()
  await note('Receive')
  await app.dialog('Receive').getByRole('button', { name: 'Back' }).click()
  await account.getByRole('button', { name: /^Network/ }).click()
  await expect(app.dialog('Choose network')).toBeVisible()
  await note('Networks')
  return read
}

test('on a page with dreadful styles the buttons and the modal look as on any other', async ({ app }) => {
  // Reads every property of every element on two pages.
  test.slow()
  const plain = await readAll(app, '/csp.html')
  await app.page.evaluate(() => localStorage.clear())
  expect(Object.keys(plain)).toContain('button 2, connected')
  const hostile = await readAll(app, '/hostile.html')
  for (const [name, styles] of Object.entries(plain)) {
    expect(styles.length, name).toBeGreaterThan(0)
    expect.soft(compareStyles(styles, hostile[name] ?? []), name).toEqual([])
  }
})

test('the styles of that page are dreadful indeed', async ({ page }) => {
  await page.goto('/csp.html')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const plain = await readStyles(heading)
  await page.goto('/hostile.html')
  await expect(heading).toBeVisible()
  expect(compareStyles(plain, await readStyles(heading)).length).toBeGreaterThan(10)
})
