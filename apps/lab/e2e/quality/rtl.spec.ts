import { expect } from '@playwright/test'
import { test } from '../support/test.js'

test('in Arabic the modal is mirrored, and addresses and amounts stay readable', async ({ app, page }) => {
  await app.goto('/', { locale: 'ar', dir: 'rtl', labWallet: 'auto' })
  await page.getByRole('button', { name: 'ربط المحفظة' }).first().click()
  const dialog = app.modal
  await expect(dialog).toHaveAttribute('dir', 'rtl')
  await expect(dialog.getByRole('heading', { level: 1 })).toHaveText('ربط المحفظة')

  // Arabic mirrors the question mark. Images without direction are not mirrored.
  await expect(dialog.locator('svg[data-icon="help"]')).toHaveCSS('scale', '-1 1')
  await expect(dialog.locator('svg[data-icon="close"]')).toHaveCSS('scale', 'none')

  // A wallet's image is on the right, and the close button on the left.
  const row = dialog.getByRole('button', { name: /^Lab Wallet/ })
  const [rowBox, name, close, title] = await Promise.all([
    row.boundingBox(),
    row.getByText('Lab Wallet').boundingBox(),
    dialog.getByRole('button', { name: 'إغلاق' }).boundingBox(),
    dialog.getByRole('heading', { level: 1 }).boundingBox(),
  ])
  const middle = (box: typeof rowBox) => (box?.x ?? 0) + (box?.width ?? 0) / 2
  expect(middle(name)).toBeGreaterThan(middle(rowBox))
  expect(middle(close)).toBeLessThan(middle(title))

  await row.click()
  await expect(app.accountButton()).toBeVisible()
  await app.accountButton().click()
  await expect(dialog.locator('svg[data-icon="send"]')).toHaveCSS('scale', '-1 1')
  const address = dialog.locator('bdi').filter({ hasText: /^0x/ }).first()
  await expect(address).toBeVisible()
  await expect(address).toHaveCSS('direction', 'ltr')
})

test('a page from right to left keeps an English modal from left to right', async ({ app }) => {
  await app.goto('/', { dir: 'rtl', locale: 'en' })
  const connect = await app.openConnect()
  await expect(connect).toHaveCSS('direction', 'ltr')
})
