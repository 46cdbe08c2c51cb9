import { expect } from '@playwright/test'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { App } from '../support/createApp.js'
import type { Control } from '../support/createControl.js'
import { createMailbox } from '../support/createMailbox.js'
import { createPayer, refreshData } from '../support/createPayer.js'
import { emailOptions, logIn } from '../support/emailLogin.js'
import { openPairing, pairWith, readPairingLink } from '../support/pairing.js'
import { test } from '../support/test.js'

/** Paths that the data service was asked for in a space of its own. */
async function readPaths(control: Control, space: string): Promise<readonly string[]> {
  const { requests } = await control.readData(space)
  return requests.map(({ path }) => path)
}
const isBalance = (path: string) => path.endsWith('/balance')

async function expectTokens(app: App, address: string | undefined, symbols: readonly RegExp[]): Promise<void> {
  const account = await app.openAccount(address)
  await expect(account.getByRole('list', { name: 'Tokens' }).getByRole('listitem')).toHaveText([...symbols])
  await expect(account.getByText('Some tokens are missing')).toBeHidden()
}

/** What the wallets know of, the service down. Prices are the service's alone, so the order is by kind and name. */
const ofWallet = [/Ether/, /Lab Dollar/, /Lab Token/]
/** What the data service knows, the most valuable first. */
const ofService = [/Ether/, /Lab Token/, /Lab Dollar/]

for (const { title, assets, expected } of [
  { title: 'tells what its account holds, and the service is not asked', assets: true, expected: ofWallet },
  { title: 'does not tell, so the service is asked', assets: false, expected: ofService },
]) {
  test(`an injected wallet ${title}`, async ({ app, control }) => {
    const space = `/injected-${assets}`
    await app.connect('/', { labAssets: assets ? 'on' : 'off', 'services.blockchainApi': space })
    await expectTokens(app, undefined, expected)
    expect((await readPaths(control, space)).some(isBalance)).toBe(!assets)
  })

  test(`a wallet over WalletConnect ${title}`, async ({ app, peer, control }) => {
    const space = `/paired-${assets}`
    peer.setPolicy({ assets })
    await app.goto('/', { labWallet: 'off', 'services.blockchainApi': space })
    await peer.pair(await readPairingLink(await openPairing(app)))
    await expect(app.accountButton(peer.address)).toBeVisible()
    const account = await app.openAccount(peer.address)
    await expect(account.getByRole('list', { name: 'Tokens' }).getByText('Ether')).toBeVisible()
    await expect.poll(() => peer.getMethods().includes('wallet_getAssets')).toBe(assets)
    expect((await readPaths(control, space)).some(isBalance)).toBe(!assets)
  })
}

/** A network whose node the embedded wallet of the lab reads what accounts hold from. */
const onBase = { networks: '1,8453', network: '8453' } as const

test('the embedded wallet does not tell on a network whose node cannot, so the service is asked', async ({
  app,
  lab,
  control,
}) => {
  const space = '/embedded'
  await app.goto('/', { ...emailOptions, 'services.blockchainApi': space })
  const { address } = await logIn(app, createMailbox(lab, 'assets'))
  // What the app names is listed although the new account has none of it.
  await expectTokens(app, address, ofWallet)
  expect((await readPaths(control, space)).some(isBalance)).toBe(true)
})

test('the embedded wallet tells what its account holds where its node can, also what the app does not name', async ({
  app,
  lab,
  chain,
  control,
}) => {
  const space = '/embedded-told'
  await app.goto('/', { ...emailOptions, ...onBase, clock: 'lab', 'services.blockchainApi': space })
  const { address } = await logIn(app, createMailbox(lab, 'told'))
  const payer = createPayer(lab, chain(8453))
  await payer.payToken('LUSD', address, 250_000_000n)
  await expectTokens(app, address, [/Ether/, /Lab Dollar.*250/, /Lab Token/])
  await payer.payWrapped(address, 10n ** 18n)
  await refreshData(app)
  const tokens = app.dialog('Account').getByRole('list', { name: 'Tokens' })
  await expect(tokens.getByRole('listitem').filter({ hasText: 'WETH' })).toContainText('1')
  expect((await readPaths(control, space)).some(isBalance)).toBe(false)
  // Each network has its own answer.
  await app.chooseNetwork('Ethereum')
  await expect(tokens.getByRole('listitem').filter({ hasText: 'WETH' })).toHaveCount(0)
  await expect.poll(async () => (await readPaths(control, space)).some(isBalance)).toBe(true)
})

test('an embedded wallet whose server fails gives way to the service', async ({ app, lab, control }) => {
  const [space, projectId] = ['/embedded-failed', `assets-${crypto.randomUUID()}`]
  await control.wallet(projectId, { path: '/api/assets', status: 502 })
  await app.goto('/', { ...emailOptions, ...onBase, projectId, 'services.blockchainApi': space })
  const { address } = await logIn(app, createMailbox(lab, 'failed'))
  await expectTokens(app, address, ofWallet)
  expect((await readPaths(control, space)).some(isBalance)).toBe(true)
})

test.describe('what somebody else pays is shown within one refresh, as the wallet tells it', () => {
  async function expectPaid(app: App, address: string, pay: () => Promise<unknown>): Promise<void> {
    const account = await app.openAccount(address)
    const dollars = account
      .getByRole('list', { name: 'Tokens' })
      .getByRole('listitem')
      .filter({ hasText: 'Lab Dollar' })
    await expect(dollars).toContainText('10,000')
    await pay()
    await refreshData(app)
    await expect(dollars).toContainText('10,250')
  }

  test('by an injected wallet', async ({ app, lab, chain, control }) => {
    await control.startAfresh()
    await app.connect('/', { labAssets: 'on', clock: 'lab', 'services.blockchainApi': '/injected-paid' })
    const payer = createPayer(lab, chain(1))
    await expectPaid(app, labWalletKey.address, () => payer.payToken('LUSD', labWalletKey.address, 250_000_000n))
    expect((await readPaths(control, '/injected-paid')).some(isBalance)).toBe(false)
  })

  test('over WalletConnect', async ({ app, lab, chain, control, peer }) => {
    await control.startAfresh()
    peer.setPolicy({ assets: true })
    await pairWith(app, peer, { clock: 'lab', 'services.blockchainApi': '/paired-paid' })
    const payer = createPayer(lab, chain(1))
    await expectPaid(app, peer.address, () => payer.payToken('LUSD', peer.address, 250_000_000n))
    expect((await readPaths(control, '/paired-paid')).some(isBalance)).toBe(false)
  })
})
