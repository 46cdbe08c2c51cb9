import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
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

for (const colour of ['#fff', 'yellow', '#0c0c16'])
  test(`the code is dark on light and readable where the app asks for ${colour}`, async ({ app }) => {
    await app.connect()
    await app.page.evaluate((wanted) => {
      for (const root of document.querySelectorAll<HTMLElement>('[data-portico]'))
        root.style.setProperty('--w3m-qr-color', wanted)
    }, colour)
    const account = await app.openAccount()
    await account.getByRole('button', { name: 'Receive', exact: true }).click()
    const code = app.dialog('Receive').getByRole('img', { name: /QR code/ })
    await expect.poll(() => readQrCode(code)).toMatch(new RegExp(`^(ethereum:)?${labWalletKey.address}`))
    const parts = await code.locator('path').evaluate((path) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (!context) throw new Error('There is no canvas')
      context.fillStyle = getComputedStyle(path).fill
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3)
    })
    for (const part of parts) expect(part, `of rgb(${parts})`).toBeLessThan(130)
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
