import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { App } from '../support/createApp.js'
import { openPaymentPage } from '../support/openPaymentPage.js'
import { readShownAmount } from '../support/readShownAmount.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

const { address } = labWalletKey
const on = (space: string) => ({ 'features.pay': 'on', 'services.blockchainApi': `/${space}` })

/** Opens the deposit of the connected account and asks Coinlab for LUSD. */
async function choose(app: App, amount: string) {
  const account = await app.openAccount()
  await account.getByRole('button', { name: /^Deposit from exchange/ }).click()
  const form = app.dialog('Deposit from exchange')
  await form.getByRole('combobox', { name: 'What to pay' }).selectOption({ label: 'LUSD' })
  await form.getByRole('textbox', { name: 'Amount' }).fill(amount)
  await form.getByRole('button', { name: /^Coinlab/ }).click()
  return app.dialog('Payment')
}

/** Opens Coinlab's page with a link of the payment. */
const openPage = (app: App, name: RegExp) => openPaymentPage(app, app.modal.getByRole('link', { name }))

/** Waits until the modal tells that an amount has arrived, in base units, to the last digit. */
async function expectArrived(app: App, symbol: string, amount: bigint): Promise<void> {
  const told = app.modal.getByText('arrived on')
  await expect(told).toBeVisible()
  expect(await readShownAmount(told, symbol)).toBe(amount)
}

test('a deposit arrives, and what is told is what the chain says', async ({ app, chain }) => {
  await app.connect('/', on('pay-success'))
  const before = await chain(1).getTokenBalance('LUSD', address)
  await choose(app, '12.345678')
  const page = await openPage(app, /Continue at/)
  expect(await page.evaluate(() => window.opener)).toBeNull()
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await expect(page.getByText('12.345678 LUSD')).toBeVisible()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: /Paid/ })).toBeVisible()
  await page.close()
  await expect(app.status('Paid')).toBeVisible({ timeout: 20_000 })
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(12_345_678n)
  await expectArrived(app, 'LUSD', received)
  await expect(app.modal.getByText('Transaction', { exact: true })).toBeVisible()
  await app.modal.getByRole('button', { name: 'Done' }).click()
  // The account shows it without being asked to.
  const account = await app.openAccount()
  const held = new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(Number(before / 10_000n) / 100 + 12.34)
  await expect(account.getByText(new RegExp(held.slice(0, -1).replace('.', '\\.'))).first()).toBeVisible()
})

test('a payment that is declined says so, and another exchange can be chosen', async ({ app, chain }) => {
  await app.connect('/', on('pay-failure'))
  const before = await chain(1).getTokenBalance('LUSD', address)
  await choose(app, '5')
  const page = await openPage(app, /Continue at/)
  await page.getByRole('button', { name: 'Decline' }).click()
  // A page that closes at once may not have told the exchange yet.
  await expect(page.getByRole('heading', { name: /Declined/ })).toBeVisible()
  await page.close()
  await expect(app.status('Not paid')).toBeVisible({ timeout: 20_000 })
  expect(await chain(1).getTokenBalance('LUSD', address)).toBe(before)
  await app.modal.getByRole('button', { name: 'Choose another exchange' }).click()
  await expect(app.dialog('Deposit from exchange').getByRole('button', { name: /^Bithouse/ })).toBeVisible()
})

test('a page that was closed too early is opened again for the same payment, or given up', async ({ app, chain }) => {
  await app.connect('/', on('pay-closed'))
  const before = await chain(1).getTokenBalance('LUSD', address)
  await choose(app, '3')
  const first = await openPage(app, /Continue at/)
  const url = first.url()
  await first.close()
  await expect(app.status('Waiting for')).toBeVisible()
  const again = await openPage(app, /Open the page again/)
  expect(again.url()).toBe(url)
  await again.close()
  await app.modal.getByRole('button', { name: 'Cancel' }).click()
  await expect(app.status('Canceled here')).toBeVisible()
  expect(await chain(1).getTokenBalance('LUSD', address)).toBe(before)
})

test('a payment is found again after a reload in the middle', async ({ app, chain, control }) => {
  const space = 'pay-reload'
  await control.exchange({ space, delayMs: 6_000 })
  await app.connect('/', on(space))
  const before = await chain(1).getTokenBalance('LUSD', address)
  await choose(app, '7.5')
  const page = await openPage(app, /Continue at/)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: /In progress/ })).toBeVisible()
  await app.page.reload()
  await page.close()
  const account = await app.openAccount()
  await account.getByRole('button', { name: /^Deposit from exchange/ }).click()
  await expect(app.dialog('Payment')).toBeVisible()
  await expect(app.status('Paid')).toBeVisible({ timeout: 30_000 })
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(7_500_000n)
  await expectArrived(app, 'LUSD', received)
})

test('an app asks for a payment to somebody else, of ether', async ({ app, chain }) => {
  const recipient = '0x00000000000000000000000000000000000ab1de'
  const before = await chain(1).getBalance(recipient)
  await app.goto('/', on('pay-other'))
  await expect(app.connectButton).toBeVisible()
  const request = { asset: 'eip155:1/slip44:60', amount: '0.125', recipient: `eip155:1:${recipient}` }
  await app.page.evaluate((params) => Reflect.get(window, 'openPay')(params), request)
  const form = app.dialog('Pay from exchange')
  await expect(form).toContainText('0.125')
  await form.getByRole('button', { name: /^Coinlab/ }).click()
  const page = await openPage(app, /Continue at/)
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(app.status('Paid')).toBeVisible({ timeout: 20_000 })
  const received = (await chain(1).getBalance(recipient)) - before
  expect(received).toBe(125_000_000_000_000_000n)
  await expectArrived(app, 'ETH', received)
})

test('an outage is told, and asked again', async ({ app, control }) => {
  const space = 'pay-down'
  await control.exchange({ space, error: 'Closed today' })
  await app.connect('/', on(space))
  const account = await app.openAccount()
  await account.getByRole('button', { name: /^Deposit from exchange/ }).click()
  const form = app.dialog('Deposit from exchange')
  await expect(form.getByRole('alert').filter({ hasText: 'The exchanges could not be listed' })).toBeVisible()
  await control.recoverExchange(space)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByRole('button', { name: /^Coinlab/ })).toBeVisible()
})

test('while it is off there is no way in, and none of its code is loaded', async ({ app }) => {
  const asked: string[] = []
  app.page.on('request', (request) => asked.push(request.url()))
  await app.connect('/', { 'services.blockchainApi': '/pay-off' })
  const account = await app.openAccount()
  await expect(account.getByRole('button', { name: 'Receive' })).toBeVisible()
  await expect(account.getByRole('button', { name: /^Deposit from exchange/ })).toHaveCount(0)
  await waitForQuiet(app.page)
  const loaded = await Promise.all(
    [...new Set(asked)].filter((url) => /\.js(\?|$)/.test(url)).map(async (url) => (await fetch(url)).text()),
  )
  expect(loaded.length).toBeGreaterThan(0)
  expect(loaded.filter((code) => code.includes('reown_getExchangePayUrl'))).toEqual([])
})
