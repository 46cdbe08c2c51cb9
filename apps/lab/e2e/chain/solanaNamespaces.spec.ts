import { expect } from '@playwright/test'
import { type App, createApp } from '../support/createApp.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
import { openSend, reviewSend, sentStatus } from '../support/sendForm.js'
import { expectSolanaSignature, signOnSolana, solanaAddress, solanaWalletName } from '../support/solana.js'
import { test } from '../support/test.js'

/** Connects the lab wallet, then the Solana wallet from its account. */
async function connectBoth(app: App): Promise<void> {
  await app.connect('/', { solana: 'on', solanaWallet: 'auto' })
  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Solana' }).click()
  await app.modal.getByRole('button', { name: new RegExp(`^${solanaWalletName}`) }).click()
  await expect(app.accountButton(solanaAddress)).toBeVisible()
  await expect(app.modal).toBeHidden()
  await app.expectStatus('connected', 'eip155')
  await app.expectStatus('connected', 'solana')
}

test('a wallet of several chains is asked for the chosen one; the other comes later while the first stays', async ({
  app,
  wallet,
  solanaWallet,
}) => {
  await app.goto('/', { solana: 'on', solanaWallet: 'merged' })
  await app.chooseWallet()
  await app.dialog('Select chain').getByRole('button', { name: 'Solana' }).click()
  await wallet.approve()
  await expect(app.accountButton(solanaAddress)).toBeVisible()
  await app.expectStatus('disconnected', 'eip155')
  expect(await solanaWallet.getAsks()).toEqual(['connect'])

  const account = await app.openAccount(solanaAddress)
  await account.getByRole('button', { name: 'Ethereum networks' }).click()
  await app.modal.getByRole('button', { name: /^Lab Wallet/ }).click()
  await wallet.approve()
  await expect(app.accountButton()).toBeVisible()
  await app.expectStatus('connected', 'eip155')
  await app.expectStatus('connected', 'solana')
})

test('two wallets side by side are both there after a reload, and are left one by one', async ({
  app,
  wallet,
  solanaWallet,
}) => {
  await connectBoth(app)
  await app.page.reload()
  await expect(app.accountButton(solanaAddress)).toBeVisible()
  await app.expectStatus('connected', 'eip155')
  await app.expectStatus('connected', 'solana')
  await wallet.expectNoPrompt()
  expect(await solanaWallet.getAsks()).toEqual([])

  const account = await app.openAccount(solanaAddress)
  await account.getByRole('button', { name: 'Leave Solana only' }).click()
  await app.expectStatus('disconnected', 'solana')
  await app.expectStatus('connected', 'eip155')
  await expect.poll(() => solanaWallet.isPermitted()).toBe(false)
  await app.page.reload()
  await app.expectStatus('connected', 'eip155')
  await app.expectStatus('disconnected', 'solana')
})

test('"Disconnect" leaves both', async ({ app, solanaWallet }) => {
  await connectBoth(app)
  const account = await app.openAccount(solanaAddress)
  await account.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(app.connectButton).toBeVisible()
  await app.expectStatus('disconnected', 'eip155')
  await app.expectStatus('disconnected', 'solana')
  await expect.poll(() => solanaWallet.isPermitted()).toBe(false)
})

test('a wallet that ends its connection leaves the other one alone', async ({ app, wallet, solanaWallet }) => {
  await connectBoth(app)
  await wallet.disconnect()
  await app.expectStatus('disconnected', 'eip155')
  await app.expectStatus('connected', 'solana')
  await expect(app.accountButton(solanaAddress)).toBeVisible()
  await solanaWallet.disconnect()
  await app.expectStatus('disconnected', 'solana')
  await expect(app.connectButton).toBeVisible()
})

test('a network of the other kind asks for a wallet, and then moves there', async ({ app, solanaWallet }) => {
  await app.connect('/', { solana: 'on' })
  await app.openAccount()
  await app.chooseNetwork('Solana Devnet')
  await expect(app.modal).toContainText('You need a wallet for Solana Devnet')
  await app.modal.getByRole('button', { name: 'Connect a wallet' }).click()
  await app.modal.getByRole('button', { name: new RegExp(`^${solanaWalletName}`) }).click()
  await solanaWallet.approve()
  await expect(app.accountButton(solanaAddress)).toBeVisible()
  await app.expectNetwork('Solana Devnet')
  await app.expectStatus('connected', 'eip155')
})

test('a network of the other kind makes its account the active one, and empties the send form', async ({
  app,
  wallet,
  chain,
  solanaChain,
  lab,
}) => {
  const [recipient, other] = [lab.accounts.solana?.[1]?.address ?? '', lab.accounts.eip155?.[2]?.address ?? '']
  await connectBoth(app)
  const form = await openSend(app, solanaAddress)
  await form.getByRole('textbox', { name: 'Amount' }).fill('0.5')
  await form.getByRole('textbox', { name: 'Recipient' }).fill(recipient)
  await form.getByRole('button', { name: 'Back' }).click()
  await app.chooseNetwork('Base')
  await app.expectNetwork('Base')
  await app.page.keyboard.press('Escape')
  await expect(app.accountButton()).toBeVisible()
  expect(await wallet.getChain()).toBe(8453)
  const empty = await openSend(app)
  await expect(empty.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  await expect(empty.getByRole('textbox', { name: 'Recipient' })).toHaveValue('')
  await app.page.keyboard.press('Escape')

  const before = await chain(8453).getBalance(other)
  const sent = await reviewSend(app, { amount: '0.25', recipient: other })
  await sent.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(sent)).toBeVisible()
  expect((await chain(8453).getBalance(other)) - before).toBe(250_000_000_000_000_000n)
  await sent.getByRole('button', { name: 'Done' }).click()
  await app.page.keyboard.press('Escape')

  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Solana' }).click()
  await app.expectNetwork('Solana Devnet')
  await app.page.keyboard.press('Escape')
  const held = await solanaChain.getBalance(recipient)
  const second = await reviewSend(app, { from: solanaAddress, amount: '0.25', recipient })
  await second.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sentStatus(second)).toBeVisible()
  expect((await solanaChain.getBalance(recipient)) - held).toBe(250_000_000n)
})

test('one WalletConnect session serves both kinds of chain, and ends for both', async ({ app, peer }) => {
  const { solana } = peer.addresses
  await app.goto('/', { solana: 'on', labWallet: 'off', solanaWallet: 'off' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await expect(app.accountButton(peer.address)).toBeVisible()
  await app.expectStatus('connected', 'eip155')
  await app.expectStatus('connected', 'solana')
  await peer.expectSessions(1)

  await signOnSolana(app)
  await expectSolanaSignature(app, solana)
  await app.page.getByRole('heading', { name: 'Use the provider' }).click()
  await app.page.getByRole('button', { name: 'Sign message', exact: true }).click()
  await expect(app.page.getByRole('status', { name: 'Result', exact: true })).toContainText('valid signature')
  expect(peer.getMethods()).toEqual(['solana_signMessage', 'personal_sign'])

  await app.openAccount(peer.address)
  await app.chooseNetwork('Solana Devnet')
  await app.expectNetwork('Solana Devnet')
  await app.page.reload()
  await expect(app.accountButton(solana)).toBeVisible()
  await app.expectStatus('connected', 'eip155')
  await peer.disconnect()
  await app.expectStatus('disconnected', 'eip155')
  await app.expectStatus('disconnected', 'solana')
  await expect(app.connectButton).toBeVisible()
})

test('a WalletConnect wallet that grants one kind of chain leaves the other unconnected', async ({ app, peer }) => {
  peer.setPolicy({ grant: { chains: ['eip155:1', 'eip155:10', 'eip155:8453'] } })
  await app.goto('/', { solana: 'on', labWallet: 'off', solanaWallet: 'off' })
  await peer.pair(await readPairingLink(await openPairing(app)))
  await app.expectStatus('connected', 'eip155')
  await app.expectStatus('disconnected', 'solana')
  await expect(app.modal).toHaveCount(0)
  const account = await app.openAccount(peer.address)
  await expect(account.getByRole('button', { name: 'Solana Not connected' })).toBeVisible()
})

test('a second WalletConnect session, paired in one tab, is there in the other beside the first', async ({
  app,
  peer,
  context,
}) => {
  const { solana } = peer.addresses
  const params = { solana: 'on', labWallet: 'off', solanaWallet: 'off' }
  peer.setPolicy({ grant: { chains: ['eip155:1', 'eip155:10', 'eip155:8453'] } })
  await app.goto('/', params)
  await peer.pair(await readPairingLink(await openPairing(app)))
  await app.expectStatus('connected', 'eip155')
  const other = createApp(await context.newPage())
  await other.goto('/', params)
  await other.expectStatus('connected', 'eip155')

  peer.setPolicy({ grant: {} })
  await app.page.bringToFront()
  const account = await app.openAccount(peer.address)
  await account.getByRole('button', { name: 'Solana Not connected' }).click()
  await app.modal.getByRole('button', { name: /^WalletConnect/ }).click()
  await peer.pair(await readPairingLink(app.dialog('WalletConnect')))
  await app.expectStatus('connected', 'solana')
  await peer.expectSessions(2)
  await other.expectStatus('connected', 'solana')
  await other.expectStatus('connected', 'eip155')
  await signOnSolana(other)
  await expectSolanaSignature(other, solana)

  await other.page.reload()
  await other.expectStatus('connected', 'solana')
  await other.expectStatus('connected', 'eip155')
  await peer.disconnect()
  for (const page of [app, other])
    for (const namespace of ['solana', 'eip155']) await page.expectStatus('disconnected', namespace)
})
