import { expect } from '@playwright/test'
import { labWalletKey } from '../../stack/labWalletKey.js'
import { readQrCode } from '../support/readQrCode.js'
import { test } from '../support/test.js'

for (const theme of ['light', 'dark'])
  test(`the code to receive by is readable in the ${theme} theme and holds the address`, async ({ app }) => {
    await app.connect('/', { theme })
    const account = await app.openAccount()
    await account.getByRole('button', { name: 'Receive', exact: true }).click()
    const code = app.dialog('Receive').getByRole('img', { name: /QR code/ })
    await expect(code).toBeVisible()
    await expect.poll(() => readQrCode(code)).toMatch(new RegExp(`^(ethereum:)?${labWalletKey.address}`))
  })

test('the address is copied whole, and that is announced', async ({ app, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.connect()
  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Receive', exact: true }).click()
  const receive = app.dialog('Receive')
  await receive.getByRole('button', { name: 'Copy address' }).click()
  await expect(receive.getByText('Copied').first()).toBeVisible()
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).toBe(labWalletKey.address)
})
