import { expect, type Locator } from '@playwright/test'
import { createWalletClient, http, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { App } from '../support/createApp.js'
import { reviewSend } from '../support/sendForm.js'
import { test } from '../support/test.js'

const recipient = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

async function openActivity(app: App): Promise<Locator> {
  const account = await app.openAccount()
  await account.getByRole('tab', { name: 'Activity' }).click()
  return account.getByRole('list', { name: 'Activity' })
}

/** Makes the page and its data old enough to be read again. */
async function refresh(app: App): Promise<void> {
  await app.page.evaluate(() => Reflect.get(window, 'labClock').advance(31_000))
  await app.page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** Sends 0.25 ETH while no block is mined, and closes the modal. */
async function sendPending(app: App): Promise<void> {
  const form = await reviewSend(app, { amount: '0.25', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(app.modal.getByRole('button', { name: 'Copy transaction hash' })).toBeVisible()
  await app.page.keyboard.press('Escape')
  await expect(app.modal).toBeHidden()
}

test('what is sent is there at once, pending, then confirmed; its own view tells it all', async ({
  app,
  chain,
  control,
}) => {
  await app.connect('/', { clock: 'lab' })
  await control.mining(1, 'manual')
  await sendPending(app)
  const list = await openActivity(app)
  const row = list.getByRole('button').first()
  await expect(row).toContainText('Pending')
  await expect(row).toContainText('−0.25')
  await row.click()
  const view = app.dialog('Transaction')
  await expect(view.getByText('speed it up or cancel it in your wallet')).toBeVisible()
  await expect(view.getByText('Pending', { exact: true })).toBeVisible()
  await control.mine(1)
  await expect(view.getByText('Confirmed', { exact: true })).toBeVisible()
  const { hash } = await chain(1).getLastSent(labWalletKey.address)
  await expect(view.getByTitle(hash)).toBeVisible()
  await view.getByRole('button', { name: 'Back' }).click()
  await expect(app.dialog('Account').getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
  await refresh(app)
  // Listed once, whoever tells of it.
  await expect(list.getByRole('button').filter({ hasText: '−0.25' })).toHaveCount(1)
  await expect(list.getByRole('button').first()).not.toContainText('Pending')
})

test('it is still pending after a reload and in another tab, and confirmed in both', async ({ app, control }) => {
  await app.connect('/', { clock: 'lab' })
  await control.mining(1, 'manual')
  await sendPending(app)
  await app.page.reload()
  const list = await openActivity(app)
  await expect(list.getByRole('button').first()).toContainText('Pending')
  const { createApp } = await import('../support/createApp.js')
  const second = createApp(await app.page.context().newPage())
  await second.goto('/', { labWallet: 'auto', clock: 'lab' })
  const other = await openActivity(second)
  await expect(other.getByRole('button').first()).toContainText('Pending')
  await control.mine(1)
  await expect(list.getByRole('button').first()).not.toContainText('Pending', { timeout: 15_000 })
  await expect(other.getByRole('button').first()).not.toContainText('Pending', { timeout: 15_000 })
})

test('what somebody else sends is listed within one refresh', async ({ app, lab, control }) => {
  await control.startAfresh()
  await app.connect('/', { clock: 'lab' })
  const list = await openActivity(app)
  const [sender] = lab.accounts.eip155 ?? []
  const { rpc } = lab.chains['eip155:1'] ?? {}
  if (!sender || !rpc) throw new Error('the lab has no account')
  // The manifest holds keys in hex.
  const account = privateKeyToAccount(sender.privateKey as `0x${string}`)
  const client = createWalletClient({ account, chain: mainnet, transport: http(rpc) })
  await client.sendTransaction({ to: labWalletKey.address, value: parseEther('0.125') })
  await refresh(app)
  await expect(list.getByRole('button').filter({ hasText: '+0.125' })).toHaveCount(1)
})

test('each network and each kind of chain has its own', async ({ app, control }) => {
  await control.startAfresh()
  await app.connect('/', { clock: 'lab' })
  const form = await reviewSend(app, { amount: '0.0625', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await app.modal.getByRole('button', { name: 'Done' }).click()
  await app.page.keyboard.press('Escape')
  const list = await openActivity(app)
  await expect(list.getByRole('button').filter({ hasText: '−0.062' })).toHaveCount(1)
  await app.chooseNetwork('Base')
  const account = app.dialog('Account')
  await expect(account.getByText('No transactions on this network yet.').or(list)).toBeVisible()
  await expect(account.getByRole('button').filter({ hasText: '−0.062' })).toHaveCount(0)
})

test('a service that is down is told; trying again brings all', async ({ app, control }) => {
  await control.data({ space: '/past', path: '/v1/account/*/history', status: 404 })
  await app.connect('/', { 'services.blockchainApi': '/past' })
  await openActivity(app)
  const account = app.dialog('Account')
  await expect(account.getByText('Transactions could not be loaded.')).toBeVisible()
  await control.recoverData('/past')
  await account.getByRole('button', { name: 'Try again' }).click()
  await expect(account.getByText('Transactions could not be loaded.')).toBeHidden()
  await expect(account.getByRole('list', { name: 'Activity' }).getByRole('button').first()).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] })
  test('nothing sticks in loading, and all comes once it is back', async ({ app }) => {
    await app.connect('/')
    // The code is there, as of a page that was used before.
    await openActivity(app)
    await app.page.keyboard.press('Escape')
    await app.page.context().setOffline(true)
    await app.page.evaluate(() => Reflect.get(window, 'portico').getState())
    await openActivity(app)
    const account = app.dialog('Account')
    await expect(account.getByRole('status', { name: 'Loading transactions' })).toBeHidden()
    await app.page.context().setOffline(false)
    await expect(account.getByRole('list', { name: 'Activity' }).getByRole('button').first()).toBeVisible()
  })
})

test('a token of the account is sent from its own view, whether or not the app names it', async ({ app, chain }) => {
  const before = await chain(1).getTokenBalance('LUSD', recipient)
  await app.connect('/', { tokens: 'off' })
  const account = await app.openAccount()
  await account.getByRole('button', { name: /^Lab Dollar/ }).click()
  const view = app.dialog('Token')
  await expect(view.getByText('$1.00')).toBeVisible()
  await view.getByRole('button', { name: 'Send', exact: true }).click()
  const form = app.dialog('Send')
  await form.getByRole('textbox', { name: 'Amount' }).fill('3')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await form.getByRole('button', { name: 'Review' }).click()
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  expect((await chain(1).getTokenBalance('LUSD', recipient)) - before).toBe(3_000_000n)
})
