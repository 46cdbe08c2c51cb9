import { expect } from '@playwright/test'
import { parseUnits } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { fillBuy, openBuy, openProvider, payOn } from '../support/buyForm.js'
import type { App } from '../support/createApp.js'
import { openPaymentPage } from '../support/openPaymentPage.js'
import { readShownAmount } from '../support/readShownAmount.js'
import { connectSolana, solanaAddress } from '../support/solana.js'
import { test } from '../support/test.js'

const { address } = labWalletKey
const arrived = 'Your purchase has arrived'

/** Returns playground options that isolate a test: the data service and the sandbox use the given space. */
const ofSpace = (space: string, params: Readonly<Record<string, string>> = {}) => ({
  'services.blockchainApi': `/${space}`,
  meldUrl: `/${space}`,
  onramp: 'both',
  ...params,
})

/** Waits until the modal shows what has arrived of a token, in base units, to the last digit. */
const expectShown = (app: App, token: string, amount: bigint) =>
  expect.poll(() => readShownAmount(app.modal, token)).toBe(amount)

/** Moves the page's clock forward. */
const advance = (app: App, ms: number) => app.page.evaluate((by) => Reflect.get(window, 'labClock').advance(by), ms)

/** Moves the clock forward, time and again, until the modal shows a status. */
const advanceUntil = (app: App, text: string, stepMs: number) =>
  expect(async () => {
    await advance(app, stepMs)
    await expect(app.status(text)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })

for (const [token, decimals] of [
  ['LUSD', 6],
  ['ETH', 18],
] as const)
  test(`${token} at Coinbase, for what was offered, to the base unit`, async ({ app, chain }) => {
    const read = () => (token === 'ETH' ? chain(1).getBalance(address) : chain(1).getTokenBalance(token, address))
    await app.connect('/', ofSpace(`buy-coinbase-${token.toLowerCase()}`))
    const form = await fillBuy(app, { token, amount: '50' })
    await expect(form.getByRole('textbox', { name: 'You receive' })).not.toHaveValue('')
    const offered = parseUnits(await form.getByRole('textbox', { name: 'You receive' }).inputValue(), decimals)
    await expect(form).toContainText('fees of')
    await expect(form.getByRole('button', { name: /^Coinbase/ })).toContainText(/Fee .?1%.? to .?2%/)
    const before = await read()
    const page = await openProvider(app, 'Coinbase')
    // The page has no way to this one, and does not know where it comes from.
    expect(await page.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('50')
    await expect(app.status('Continue at')).toBeVisible()
    await payOn(page)
    await expect(app.status(arrived)).toBeVisible({ timeout: 15_000 })
    const received = (await read()) - before
    expect(received).toBe(offered)
    await expectShown(app, token, received)
    await expect(app.modal.getByText('Less than was offered')).toHaveCount(0)
    // The provider's own list tells the same.
    await app.modal.getByRole('button', { name: 'Purchases' }).click()
    await expect(app.dialog('Purchases').getByRole('listitem')).toHaveCount(1)
    await expect(app.dialog('Purchases').getByRole('listitem')).toContainText('Bought')
  })

test('at Meld, which says nothing: the chain tells what has arrived', async ({ app, chain }) => {
  await app.connect('/', ofSpace('buy-meld'))
  const form = await fillBuy(app, { token: 'LUSD', amount: '' })
  await expect(form.getByRole('button', { name: /^Meld/ })).toBeEnabled()
  const before = await chain(1).getTokenBalance('LUSD', address)
  await payOn(await openProvider(app, 'Meld'), '80')
  await expect(app.status(arrived)).toBeVisible({ timeout: 15_000 })
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(78_550_000n)
  await expectShown(app, 'LUSD', received)
})

for (const token of ['SOL', 'LUSD'])
  test(`${token} on Solana, where Meld alone sells`, async ({ app, solanaChain }) => {
    const read = () =>
      token === 'SOL' ? solanaChain.getBalance(solanaAddress) : solanaChain.getTokenBalance(token, solanaAddress)
    await connectSolana(app, ofSpace(`buy-solana-${token.toLowerCase()}`))
    const form = await fillBuy(app, { token, amount: '', address: solanaAddress })
    await expect(form.getByRole('button', { name: /^Meld/ })).toBeEnabled()
    await expect(form.getByRole('button', { name: /^Coinbase/ })).toHaveCount(0)
    const before = await read()
    await payOn(await openProvider(app, 'Meld'), '50')
    await expect(app.status(arrived)).toBeVisible({ timeout: 15_000 })
    const received = (await read()) - before
    expect(received).toBeGreaterThan(0n)
    await expectShown(app, token, received)
  })

test('a payment that is declined brings nothing, and can be tried again', async ({ app, chain, control }) => {
  const space = 'buy-declined'
  await control.onramp({ space, decline: true })
  await app.connect('/', ofSpace(space))
  await fillBuy(app, { token: 'LUSD', amount: '50' })
  const before = await chain(1).getTokenBalance('LUSD', address)
  await payOn(await openProvider(app, 'Coinbase'))
  await expect(app.status('declined')).toBeVisible({ timeout: 15_000 })
  expect(await chain(1).getTokenBalance('LUSD', address)).toBe(before)
  await control.recoverOnramp(space)
  await app.modal.getByRole('button', { name: 'Buy again' }).click()
  // What was typed is still there.
  await expect(app.dialog('Choose provider').getByRole('textbox', { name: 'You pay' })).toHaveValue('50')
  await payOn(await openProvider(app, 'Coinbase'))
  await expect(app.status(arrived)).toBeVisible({ timeout: 15_000 })
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(49_000_000n)
  await expectShown(app, 'LUSD', received)
})

test('less than was offered is told, with both amounts', async ({ app, chain, control }) => {
  const space = 'buy-less'
  await control.onramp({ space, payPercent: 90 })
  await app.connect('/', ofSpace(space))
  const form = await fillBuy(app, { token: 'LUSD', amount: '50' })
  await expect(form.getByRole('textbox', { name: 'You receive' })).toHaveValue('49')
  const before = await chain(1).getTokenBalance('LUSD', address)
  await payOn(await openProvider(app, 'Coinbase'))
  await expect(app.modal.getByText('Less than was offered')).toBeVisible({ timeout: 15_000 })
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(44_100_000n)
  await expectShown(app, 'LUSD', received)
  await expect(app.modal).toContainText(/offered .?49.LUSD/)
})

test('what is never paid out is told after half an hour, and looked for again', async ({ app, control }) => {
  const space = 'buy-never'
  await control.onramp({ space, neverPay: true })
  await app.connect('/', ofSpace(space, { clock: 'lab' }))
  await fillBuy(app, { token: 'LUSD', amount: '50' })
  await payOn(await openProvider(app, 'Coinbase'))
  await advanceUntil(app, 'sends your tokens', 4_000)
  await advance(app, 180_000)
  await expect(app.modal.getByText('This takes longer than usual')).toBeVisible()
  await advanceUntil(app, 'Nothing has arrived', 600_000)
  await app.modal.getByRole('button', { name: 'Look again' }).click()
  await expect(app.modal.getByRole('button', { name: 'Done' })).toBeVisible()
  await app.modal.getByRole('button', { name: 'Done' }).click()
  await expect(app.dialog('Account')).toBeVisible()
})

test('paid out late, at a provider that says nothing', async ({ app, chain, control }) => {
  const space = 'buy-late'
  await control.onramp({ space, delayMs: 6_000 })
  await app.connect('/', ofSpace(space, { clock: 'lab' }))
  await fillBuy(app, { token: 'LUSD', amount: '' })
  const before = await chain(1).getTokenBalance('LUSD', address)
  await payOn(await openProvider(app, 'Meld'), '50')
  await advance(app, 180_000)
  await expect(app.status('Nothing has arrived yet')).toBeVisible()
  await advanceUntil(app, arrived, 15_000)
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(49_000_000n)
  await expectShown(app, 'LUSD', received)
})

test('a page that was closed without paying is opened again', async ({ app, chain }) => {
  await app.connect('/', ofSpace('buy-closed'))
  await fillBuy(app, { token: 'LUSD', amount: '50' })
  const before = await chain(1).getTokenBalance('LUSD', address)
  const first = await openProvider(app, 'Coinbase')
  await first.close()
  await app.page.bringToFront()
  const again = app.modal.getByRole('link', { name: /^Open .?Coinbase.? again/ })
  await payOn(await openPaymentPage(app, again))
  await expect(app.status(arrived)).toBeVisible({ timeout: 15_000 })
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(49_000_000n)
  await expectShown(app, 'LUSD', received)
})

test('whoever gives up is told what still happens, and buys again', async ({ app }) => {
  await app.connect('/', ofSpace('buy-cancel'))
  await fillBuy(app, { token: 'LUSD', amount: '50' })
  await (await openProvider(app, 'Coinbase')).close()
  await app.modal.getByRole('button', { name: 'Cancel purchase' }).click()
  await expect(app.status('No longer watched')).toBeVisible()
  await app.modal.getByRole('button', { name: 'Buy again' }).click()
  await expect(app.dialog('Choose provider').getByRole('button', { name: /^Coinbase/ })).toBeEnabled()
})

for (const provider of ['Coinbase', 'Meld'])
  test(`a reload in the middle loses nothing, at ${provider}`, async ({ app, chain, control }) => {
    const space = `buy-reload-${provider.toLowerCase()}`
    await control.onramp({ space, delayMs: 4_000 })
    await app.connect('/', ofSpace(space))
    await fillBuy(app, { token: 'LUSD', amount: '50' })
    const before = await chain(1).getTokenBalance('LUSD', address)
    await payOn(await openProvider(app, provider), '50')
    await app.page.reload()
    // While a purchase is pending, "Buy" shows it instead of the form.
    const account = await app.openAccount()
    await account.getByRole('button', { name: 'Buy', exact: true }).click()
    await expect(app.dialog('Buy')).toBeVisible()
    await expect(app.status(arrived)).toBeVisible({ timeout: 20_000 })
    const received = (await chain(1).getTokenBalance('LUSD', address)) - before
    expect(received).toBe(49_000_000n)
    await expectShown(app, 'LUSD', received)
  })

test('a price that nobody knows, and a page that nobody names, are told and asked for again', async ({
  app,
  control,
}) => {
  const space = 'buy-down'
  await control.data({ space, path: '/v1/onramp/quote', status: 500 })
  await control.data({ space, path: '/v1/generators/onrampurl', status: 500 })
  await app.connect('/', ofSpace(space, { onramp: 'usual' }))
  const form = await fillBuy(app, { token: 'LUSD', amount: '50' })
  await expect(form.getByText('No price right now').first()).toBeVisible({ timeout: 15_000 })
  await expect(form.getByRole('textbox', { name: 'You receive' })).toHaveValue('')
  await expect(form.getByRole('button', { name: /^Coinbase/ })).toContainText('Not available right now', {
    timeout: 15_000,
  })
  await control.recoverData(space)
  await form.getByRole('button', { name: 'Try again' }).click()
  await expect(form.getByRole('textbox', { name: 'You receive' })).toHaveValue('49')
  await expect(form.getByRole('button', { name: /^Coinbase/ })).toBeEnabled()
})

test('limits of each way to pay, and what the built-in list holds while the service is silent', async ({
  app,
  control,
}) => {
  const space = 'buy-options'
  await control.data({ space, path: '/v1/onramp/options', status: 500 })
  await app.connect('/', ofSpace(space))
  const form = await openBuy(app)
  await form.getByRole('textbox', { name: 'You pay' }).fill('9.99')
  await expect(form.getByText(/At least .?\$10\.00/)).toBeVisible()
  await form.getByRole('textbox', { name: 'You pay' }).fill('8000')
  await expect(form.getByText(/At most .?\$7,500\.00/)).toBeVisible()
  await form.getByRole('radio', { name: 'Bank account' }).check()
  await expect(form.getByText(/At most/)).toHaveCount(0)
  await form.getByRole('button', { name: /^You receive: / }).click()
  const list = app.dialog('Select token')
  await expect(list.getByRole('listitem')).toHaveText([/USD Coin/, /Ether/])
})

test('the widget buys from the page, with the modal closed until the provider is chosen', async ({ app, chain }) => {
  await app.connect('/', ofSpace('buy-widget', { widget: 'on' }))
  const panel = app.page.getByRole('region', { name: 'Buy widget' })
  await panel.getByRole('textbox', { name: 'You pay' }).fill('50')
  await expect(panel.getByRole('textbox', { name: 'You receive' })).toHaveValue('49')
  await panel.getByRole('button', { name: 'You pay: Currency USD' }).click()
  await app.dialog('Select currency').getByRole('button', { name: /Euro/ }).click()
  await expect(app.modal).toBeHidden()
  // 0.9 euros for a dollar.
  await expect(panel.getByRole('textbox', { name: 'You receive' })).toHaveValue('54.444444')
  const before = await chain(1).getTokenBalance('LUSD', address)
  await panel.getByRole('button', { name: 'Buy', exact: true }).click()
  const page = await openProvider(app, 'Coinbase')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('EUR')
  await payOn(page)
  await expect(app.status(arrived)).toBeVisible({ timeout: 15_000 })
  const received = (await chain(1).getTokenBalance('LUSD', address)) - before
  expect(received).toBe(54_444_444n)
  await expectShown(app, 'LUSD', received)
})

test('where nobody sells, or buying is off, there is no button', async ({ app }) => {
  const expectNoButton = async () => {
    const account = await app.openAccount()
    await expect(account.getByRole('button', { name: 'Receive' })).toBeVisible()
    await expect(account.getByRole('button', { name: 'Buy', exact: true })).toHaveCount(0)
  }
  await app.connect('/', { onramp: 'nobody' })
  await expectNoButton()
  // Restores the connection of the first page.
  await app.goto('/', { labWallet: 'auto', 'features.onramp': 'off' })
  await expectNoButton()
})
