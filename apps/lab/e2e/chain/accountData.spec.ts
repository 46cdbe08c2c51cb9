import { expect, type Locator } from '@playwright/test'
import { type Address, parseEther } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import { approveSheet } from '../support/answerSheet.js'
import { type App, createApp } from '../support/createApp.js'
import { createItems, newItemId } from '../support/createItems.js'
import { createMailbox } from '../support/createMailbox.js'
import { createPayer, refreshData } from '../support/createPayer.js'
import { emailOptions, frameOf, logIn } from '../support/emailLogin.js'
import { pairWith } from '../support/pairing.js'
import { reviewSend } from '../support/sendForm.js'
import { solanaAddress, solanaWalletName } from '../support/solana.js'
import { test } from '../support/test.js'

const owner = labWalletKey.address
const recipient = '0x00000000219ab540356cBB839Cbe05303d7705Fa'

/** Selects a tab of the open Account view. */
async function chooseTab(app: App, name: 'Tokens' | 'NFTs' | 'Activity'): Promise<Locator> {
  const account = app.dialog('Account')
  await account.getByRole('tab', { name }).click()
  return account
}
const itemOf = (account: Locator, id: bigint) => account.getByRole('button', { name: new RegExp(`${id}`) })
const dollarsOf = (account: Locator) => account.getByRole('listitem').filter({ hasText: 'Lab Dollar' })

test.describe('what is sent is pending at once, and then confirmed', () => {
  test.beforeEach(({ control }) => control.mining(1, 'manual'))

  /** Sends 0.25 ETH, and follows it in Activity until it is mined. */
  async function expectFollowed(
    app: App,
    parameters: { from: string; approve?(): Promise<void>; mine(): Promise<void> },
  ) {
    const { from, approve, mine } = parameters
    const form = await reviewSend(app, { amount: '0.25', recipient, from })
    await form.getByRole('button', { name: 'Send', exact: true }).click()
    await approve?.()
    await expect(app.modal.getByRole('button', { name: 'Copy transaction hash' })).toBeVisible()
    await app.page.keyboard.press('Escape')
    await app.openAccount(from)
    const sent = (await chooseTab(app, 'Activity')).getByRole('button').filter({ hasText: '−0.25' })
    await expect(sent).toContainText('Pending')
    await mine()
    await expect(sent).not.toContainText('Pending', { timeout: 15_000 })
    await refreshData(app)
    await expect(sent).toHaveCount(1)
  }

  test('over WalletConnect', async ({ app, peer, control }) => {
    await pairWith(app, peer, { clock: 'lab' })
    await expectFollowed(app, { from: peer.address, mine: () => control.mine(1) })
  })

  test('by the embedded wallet', async ({ app, lab, control }) => {
    await app.goto('/', { ...emailOptions, clock: 'lab' })
    const { address } = await logIn(app, createMailbox(lab, 'follow'))
    const approve = () => approveSheet(frameOf(app.page))
    await expectFollowed(app, { from: address, approve, mine: () => control.mine(1) })
  })
})

test('an item that somebody else gives is there within one refresh, in each tab of the browser', async ({
  app,
  lab,
  chain,
}) => {
  const id = newItemId()
  await app.connect('/', { clock: 'lab' })
  const second = createApp(await app.page.context().newPage())
  await second.goto('/', { labWallet: 'auto', clock: 'lab' })
  const accounts: Locator[] = []
  for (const each of [app, second]) {
    await each.openAccount()
    accounts.push(await chooseTab(each, 'NFTs'))
  }
  for (const account of accounts) await expect(account.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await createItems(lab, chain(1)).mintBadge(owner, id)
  for (const each of [app, second]) await refreshData(each)
  for (const account of accounts) await expect(itemOf(account, id)).toBeVisible()
})

test('what is spent in one tab of the browser is gone in the other within one refresh', async ({ app, control }) => {
  await control.startAfresh()
  await app.connect('/', { clock: 'lab' })
  const second = createApp(await app.page.context().newPage())
  await second.goto('/', { labWallet: 'auto', clock: 'lab' })
  const other = await second.openAccount()
  await expect(dollarsOf(other)).toContainText('10,000')
  const form = await reviewSend(app, { token: 'LUSD', amount: '4', recipient })
  await form.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(form.getByRole('status').filter({ hasText: 'Sent' })).toBeVisible()
  await refreshData(second)
  await expect(dollarsOf(other)).toContainText('9,996')
  await app.page.keyboard.press('Escape')
  await expect(dollarsOf(await app.openAccount())).toContainText('9,996')
})

test('each network has items of its own', async ({ app, lab, chain }) => {
  const [here, there] = [newItemId(), newItemId()]
  await createItems(lab, chain(1)).mintBadge(owner, here)
  await createItems(lab, chain(8453)).mintBadge(owner, there)
  await app.connect('/')
  await app.openAccount()
  const account = await chooseTab(app, 'NFTs')
  await expect(itemOf(account, here)).toBeVisible()
  await expect(itemOf(account, there)).toHaveCount(0)
  await app.chooseNetwork('Base')
  await chooseTab(app, 'NFTs')
  await expect(itemOf(account, there)).toBeVisible()
  await expect(itemOf(account, here)).toHaveCount(0)
})

test('each kind of chain has activity and items of its own', async ({ app, lab, chain }) => {
  const id = newItemId()
  await createItems(lab, chain(1)).mintBadge(owner, id)
  await createPayer(lab, chain(1)).pay(owner, parseEther('0.375'))
  await app.goto('/', { solana: 'on', solanaWallet: 'auto', labWallet: 'auto' })
  await app.chooseWallet('Lab Wallet')
  await expect(app.accountButton()).toBeVisible()
  const account = await app.openAccount()
  const received = account.getByRole('button').filter({ hasText: '+0.375' })
  await chooseTab(app, 'Activity')
  await expect(received.first()).toBeVisible()
  await account.getByRole('button', { name: 'Solana Not connected' }).click()
  await app.modal.getByRole('button', { name: new RegExp(`^${solanaWalletName}`) }).click()
  await app.expectStatus('connected', 'solana')
  if (await app.modal.isHidden()) await app.openAccount(solanaAddress)
  await chooseTab(app, 'Activity')
  await expect(received).toHaveCount(0)
  await chooseTab(app, 'NFTs')
  await expect(account.getByRole('button', { name: /^Lab Item/ })).toBeVisible()
  await expect(itemOf(account, id)).toHaveCount(0)
  await account.getByRole('button', { name: /^Ethereum networks/ }).click()
  await expect(account.getByTitle(owner).first()).toBeVisible()
  await chooseTab(app, 'NFTs')
  await expect(itemOf(account, id)).toBeVisible()
  await expect(account.getByRole('button', { name: /^Lab Item/ })).toHaveCount(0)
  await chooseTab(app, 'Activity')
  await expect(received.first()).toBeVisible()
})

test('a service that is slow is waited for, tab by tab, and the view can be left meanwhile', async ({
  app,
  lab,
  chain,
  control,
}) => {
  const [space, id] = ['/slow-tabs', newItemId()]
  await createItems(lab, chain(1)).mintBadge(owner, id)
  await createPayer(lab, chain(1)).pay(owner, parseEther('0.4375'))
  await control.data({ space, path: '/v1/account/*/history', delayMs: 2_500 })
  await control.data({ space, path: '/v1/account/*/nfts', delayMs: 2_500 })
  await control.data({ space, path: '/v1/account/*/balance', delayMs: 2_500 })
  await app.connect('/', { 'services.blockchainApi': space })
  const account = await app.openAccount()
  await expect(account.getByRole('button', { name: 'Disconnect' })).toBeEnabled()
  await chooseTab(app, 'Activity')
  await expect(account.getByRole('status', { name: 'Loading transactions' })).toBeVisible()
  await chooseTab(app, 'NFTs')
  await expect(itemOf(account, id)).toBeVisible()
  await chooseTab(app, 'Activity')
  await expect(account.getByRole('button').filter({ hasText: '+0.437' }).first()).toBeVisible()
  await chooseTab(app, 'Tokens')
  await expect(account.getByText(/^Total \$/)).toBeVisible()
})

test('items are there again after a reload', async ({ app, lab, chain }) => {
  const id = newItemId()
  await createItems(lab, chain(1)).mintBadge(owner, id)
  await app.connect('/')
  await app.openAccount()
  await expect(itemOf(await chooseTab(app, 'NFTs'), id)).toBeVisible()
  await app.page.reload()
  await app.openAccount()
  await expect(itemOf(await chooseTab(app, 'NFTs'), id)).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ expectedProblems: [/ERR_INTERNET_DISCONNECTED/] })

  test('tokens stay as they were last known, nothing sticks in loading, and all comes once it is back', async ({
    app,
    lab,
    chain,
    control,
  }) => {
    await control.startAfresh()
    const id = newItemId()
    await app.connect('/', { clock: 'lab' })
    // The code of all tabs is there, as of a page that was used before.
    const account = await app.openAccount()
    await expect(dollarsOf(account)).toContainText('10,000')
    await chooseTab(app, 'NFTs')
    await expect(account.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await app.page.context().setOffline(true)
    await createItems(lab, chain(1)).mintBadge(owner as Address, id)
    await createPayer(lab, chain(1)).payToken('LUSD', owner, 250_000_000n)
    await refreshData(app)
    await expect(account.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await chooseTab(app, 'Tokens')
    await expect(dollarsOf(account)).toContainText('10,000')
    await app.page.context().setOffline(false)
    await refreshData(app)
    await expect(dollarsOf(account)).toContainText('10,250')
    await chooseTab(app, 'NFTs')
    await expect(itemOf(account, id)).toBeVisible()
  })
})
