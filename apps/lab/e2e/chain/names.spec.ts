import { expect, type Locator } from '@playwright/test'
import { encodeFunctionData, namehash, parseAbi } from 'viem'
import { labWalletAccounts, labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { approveSheet, rejectSheet } from '../support/answerSheet.js'
import type { App } from '../support/createApp.js'
import type { Chain } from '../support/createChain.js'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, frameOf, logIn } from '../support/emailLogin.js'
import { reviewSend } from '../support/sendForm.js'
import { test } from '../support/test.js'

// A name stays with its account, which other tests know by its address.
test.beforeEach(({ control }) => control.startAfresh())

/** Another account of the lab wallet. */
const second = labWalletAccounts[1]?.address ?? ''

const resolverAbi = parseAbi(['function addr(bytes32 node) view returns (address)'])

/** Asks ENS whom a name belongs to, past the data service. */
async function resolve(chain: Chain, name: string): Promise<string | undefined> {
  const data = encodeFunctionData({ abi: resolverAbi, args: [namehash(name)] })
  const { data: word } = await chain.client.call({ to: chain.contract('ensResolver'), data })
  return word && `0x${word.slice(-40)}`
}

/** Opens the form of the connected account's name. */
async function openNames(app: App, address?: string): Promise<Locator> {
  const account = await app.openAccount(address)
  await account.getByRole('button', { name: /^Account name/ }).click()
  const form = app.dialog('Choose name')
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  return form
}

const register = (form: Locator) => form.getByRole('button', { name: 'Register', exact: true })

/** Registers a name with a wallet that signs whatever it is asked. */
async function registerName(app: App, name: string): Promise<void> {
  const form = await openNames(app)
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await expect(form.getByText(/is available/)).toBeVisible()
  await register(form).click()
  await expect(app.dialog('Name registered')).toBeVisible()
}

test('a name is registered on chain, shown, and kept over a reload', async ({ app, chain }) => {
  await app.connect()
  await registerName(app, 'Firefly')
  await expect(app.dialog('Name registered').getByText('firefly.reown.id')).toBeVisible()
  expect(await resolve(chain(1), 'firefly.reown.id')).toBe(labWalletKey.address.toLowerCase())
  await app.modal.getByRole('button', { name: 'Done' }).click()
  const row = app.dialog('Account').getByRole('button', { name: /^Account name/ })
  await expect(row).toContainText('firefly.reown.id')
  await app.page.keyboard.press('Escape')
  await expect(app.page.getByRole('button', { name: /firefly\.reown\.id/ }).first()).toBeVisible()
  await app.page.reload()
  await expect(app.page.getByRole('button', { name: /firefly\.reown\.id/ }).first()).toBeVisible()
})

for (const space of ['', 'names-unknown'])
  test(`an earlier name is sent to, ${space === '' ? 'as the service tells it' : 'found in ENS'}`, async ({
    app,
    chain,
    control,
    lab,
  }) => {
    const legacy = lab.accounts.eip155?.[1]?.address ?? ''
    if (space) await control.data({ space, path: '/v1/profile', status: 404 })
    await app.connect('/', space ? { 'services.blockchainApi': `/${space}` } : {})
    const before = await chain(1).getBalance(legacy)
    const form = await reviewSend(app, { amount: '0.25', recipient: 'veteran.wcn.id' })
    await expect(form).toContainText('veteran.wcn.id')
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(app.status('Sent')).toBeVisible()
    expect((await chain(1).getBalance(legacy)) - before).toBe(250_000_000_000_000_000n)
  })

test('whoever registered a name is paid by it', async ({ app, chain, wallet, page }) => {
  await app.connect('/', { labAccounts: '2' })
  await wallet.selectAccount(1)
  const form = await openNames(app, second)
  await form.getByRole('textbox', { name: 'Name' }).fill('glowworm')
  await register(form).click()
  await expect(app.dialog('Name registered')).toBeVisible()
  await page.keyboard.press('Escape')
  await wallet.selectAccount(0)
  await expect(app.accountButton()).toBeVisible()
  const before = await chain(1).getBalance(second)
  const review = await reviewSend(app, { amount: '0.5', recipient: 'glowworm.reown.id' })
  await review.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(app.status('Sent')).toBeVisible()
  expect((await chain(1).getBalance(second)) - before).toBe(500_000_000_000_000_000n)
})

test('a name that is taken gives way to one that is suggested', async ({ app, chain, wallet }) => {
  await app.connect('/', { labAccounts: '2' })
  await registerName(app, 'lantern')
  await app.page.keyboard.press('Escape')
  await wallet.selectAccount(1)
  const form = await openNames(app, second)
  await form.getByRole('textbox', { name: 'Name' }).fill('lantern')
  await expect(form.getByRole('alert').filter({ hasText: 'is taken' })).toBeVisible()
  await expect(register(form)).toBeDisabled()
  await form.getByRole('button', { name: 'lantern1.reown.id' }).click()
  await expect(form.getByText(/is available/)).toBeVisible()
  await register(form).click()
  await expect(app.dialog('Name registered')).toBeVisible()
  expect(await resolve(chain(1), 'lantern1.reown.id')).toBe(second.toLowerCase())
})

test('an account has one name', async ({ app }) => {
  await app.connect()
  await registerName(app, 'beacon')
  await app.modal.getByRole('button', { name: 'Done' }).click()
  await app
    .dialog('Account')
    .getByRole('button', { name: /^Account name/ })
    .click()
  const form = app.dialog('Choose name')
  await expect(form.getByText('You already own a name')).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('another')
  await expect(register(form)).toBeDisabled()
})

test('says what a name is made of, and asks nobody', async ({ app, control }) => {
  await app.connect('/', { 'services.blockchainApi': '/names-typed' })
  const form = await openNames(app)
  const field = form.getByRole('textbox', { name: 'Name' })
  await field.fill('abc')
  await expect(form.getByText('Name must be at least 4 characters long')).toBeVisible()
  await field.fill('ann_lee')
  await expect(form.getByText('Can only contain letters, numbers and - characters')).toBeVisible()
  await expect(register(form)).toBeDisabled()
  const { requests } = await control.readData('/names-typed')
  expect(requests.filter((request) => JSON.stringify(request).includes('/profile/account'))).toEqual([])
})

test('what is declined registers nothing, and can be registered afterwards', async ({ app, chain, wallet }) => {
  await app.connect()
  await wallet.setMode('prompt')
  const form = await openNames(app)
  await form.getByRole('textbox', { name: 'Name' }).fill('candle')
  await register(form).click()
  await wallet.reject()
  await expect(form.getByText('You declined in your wallet')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('candle')
  expect(await resolve(chain(1), 'candle.reown.id')).toMatch(/^0x0+$/)
  await register(form).click()
  await wallet.approve()
  await expect(app.dialog('Name registered')).toBeVisible()
  expect(await resolve(chain(1), 'candle.reown.id')).toBe(labWalletKey.address.toLowerCase())
})

test.describe('while the service is down', () => {
  test('a name is never said to be available', async ({ app, control }) => {
    const space = 'names-check'
    await control.data({ space, path: '/v1/profile/account', status: 500 })
    await app.connect('/', { 'services.blockchainApi': `/${space}` })
    const form = await openNames(app)
    await form.getByRole('textbox', { name: 'Name' }).fill('torch')
    await expect(form.getByText('Nobody knows yet whether it is free')).toBeVisible({ timeout: 20_000 })
    await expect(form.getByText(/is available/)).toHaveCount(0)
    await expect(register(form)).toBeDisabled()
    await control.recoverData(space)
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(form.getByText(/is available/)).toBeVisible()
    await expect(register(form)).toBeEnabled()
  })

  test('what was typed stays, and is registered once it is back', async ({ app, chain, control }) => {
    const space = 'names-post'
    await control.data({ space, path: 'POST /v1/profile/account', status: 503 })
    await app.connect('/', { 'services.blockchainApi': `/${space}` })
    const form = await openNames(app)
    await form.getByRole('textbox', { name: 'Name' }).fill('spark')
    await register(form).click()
    await expect(form.getByText(/Error registering name .*spark\.reown\.id/)).toBeVisible({ timeout: 20_000 })
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('spark')
    await control.recoverData(space)
    await register(form).click()
    await expect(app.dialog('Name registered')).toBeVisible()
    expect(await resolve(chain(1), 'spark.reown.id')).toBe(labWalletKey.address.toLowerCase())
  })
})

test('an app registers names in a zone of its own', async ({ app, chain }) => {
  await app.connect('/', { 'services.names.zone': 'lab.id' })
  const form = await openNames(app)
  await expect(form.getByText(/It will end with .*lab\.id/)).toBeVisible()
  await form.getByRole('textbox', { name: 'Name' }).fill('firefly')
  await register(form).click()
  await expect(app.dialog('Name registered').getByText('firefly.lab.id')).toBeVisible()
  expect(await resolve(chain(1), 'firefly.lab.id')).toBe(labWalletKey.address.toLowerCase())
})

test('an e-mail account is named from its settings, and keeps what was typed when it is declined', async ({
  app,
  lab,
  chain,
  page,
}) => {
  await app.goto('/', emailOptions)
  const { address } = await logIn(app, createMailbox(lab, 'names'))
  const label = `mail-${address.slice(2, 8).toLowerCase()}`
  await app.openAccount(address)
  await app.modal.getByRole('button', { name: 'Account settings' }).click()
  await app.modal.getByRole('button', { name: /^Account name/ }).click()
  await app.dialog('Choose name').getByRole('button', { name: 'Choose name' }).click()
  const form = app.dialog('Choose name')
  await form.getByRole('textbox', { name: 'Name' }).fill(label)
  await register(form).click()
  await expect(app.dialog('Sign message')).toBeVisible()
  await rejectSheet(page)
  await expect(form.getByText('You declined in your wallet')).toBeVisible()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(label)
  await register(form).click()
  await approveSheet(frameOf(page))
  await expect(app.dialog('Name registered')).toBeVisible()
  expect(await resolve(chain(1), `${label}.reown.id`)).toBe(address.toLowerCase())
  await app.modal.getByRole('button', { name: 'Done' }).click()
  await expect(app.modal.getByRole('button', { name: /^Account name/ })).toContainText(`${label}.reown.id`)
})
