import { expect } from '@playwright/test'
import type { App } from '../support/createApp.js'
import type { Control } from '../support/createControl.js'
import { createMailbox } from '../support/createMailbox.js'
import { emailOptions, logIn } from '../support/emailLogin.js'
import { openPairing, readPairingLink } from '../support/pairing.js'
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

test('the embedded wallet does not tell, so the service is asked', async ({ app, lab, control }) => {
  const space = '/embedded'
  await app.goto('/', { ...emailOptions, 'services.blockchainApi': space })
  const { address } = await logIn(app, createMailbox(lab, 'assets'))
  // What the app names is listed although the new account has none of it.
  await expectTokens(app, address, ofWallet)
  expect((await readPaths(control, space)).some(isBalance)).toBe(true)
})
