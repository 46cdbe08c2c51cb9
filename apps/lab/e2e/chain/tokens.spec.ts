import { expect } from '@playwright/test'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'

const row = /Lab Token/
const total = /^Total \$[\d,]{6,}\.\d\d$/

test('Account lists what the account holds, with the values of the exchange, on each network', async ({
  app,
  control,
}) => {
  // Swaps of other tests move the exchange's prices.
  await control.startAfresh()
  await app.connect('/')
  const account = await app.openAccount()
  const tokens = account.getByRole('list', { name: 'Tokens' })
  await expect(tokens.getByRole('listitem').filter({ hasText: row })).toContainText('$20,000.00')
  await expect(tokens.getByRole('listitem')).toHaveText([/Ether/, /Lab Token/, /Lab Dollar/])
  // Other tests have spent from the account.
  const values = (await tokens.getByRole('listitem').allTextContents()).map((text) =>
    Number(text.match(/\$([\d,.]+)$/)?.[1]?.replaceAll(',', '')),
  )
  const sum = values.reduce((one, other) => one + other, 0)
  expect(sum).toBeGreaterThan(30_000)
  await expect(
    account.getByText(
      `Total $${new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(sum)}`,
    ),
  ).toBeVisible()
  await app.chooseNetwork('Base')
  await expect(tokens.getByRole('listitem').filter({ hasText: row })).toContainText('$20,000.00')
})

test('what another account sends is shown within one refresh', async ({ app, lab, control }) => {
  await control.startAfresh()
  await app.connect('/', { clock: 'lab' })
  const account = await app.openAccount()
  const dollars = account.getByRole('listitem').filter({ hasText: 'Lab Dollar' })
  await expect(dollars).toContainText('10,000')
  const [sender] = lab.accounts.eip155 ?? []
  const { contracts, rpc } = lab.chains['eip155:1'] ?? {}
  if (!sender || !rpc || !contracts?.LUSD) throw new Error('the lab has no account or token')
  const { createWalletClient, erc20Abi, http } = await import('viem')
  const { privateKeyToAccount } = await import('viem/accounts')
  const { mainnet } = await import('viem/chains')
  const { labWalletKey } = await import('../../shared/wallet/labWalletAccounts.js')
  // The manifest holds keys in hex.
  const key = sender.privateKey as `0x${string}`
  const client = createWalletClient({ account: privateKeyToAccount(key), chain: mainnet, transport: http(rpc) })
  await client.writeContract({
    address: contracts.LUSD as `0x${string}`,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [labWalletKey.address, 250_000_000n],
  })
  await app.page.evaluate(() => Reflect.get(window, 'labClock').advance(31_000))
  await app.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(dollars).toContainText('10,250')
})

test('a data service that is down is told, the last known stays, and trying again brings all', async ({
  app,
  control,
}) => {
  await control.data({ space: '/faults', path: '/v1/account/*/balance', status: 404 })
  await app.connect('/', { 'services.blockchainApi': '/faults' })
  const account = await app.openAccount()
  await expect(account.getByText('Some tokens are missing')).toBeVisible()
  await expect(account.getByRole('listitem').filter({ hasText: row })).toBeVisible()
  await control.recoverData('/faults')
  await account.getByRole('button', { name: 'Try again' }).click()
  await expect(account.getByText(total)).toBeVisible()
  await expect(account.getByText('Some tokens are missing')).toBeHidden()
})

test('malformed entries cost no others', async ({ app, control }) => {
  await control.data({ space: '/malformed', path: '/v1/account/*/balance', malformed: true })
  await app.connect('/', { 'services.blockchainApi': '/malformed' })
  await expect((await app.openAccount()).getByText(total)).toBeVisible()
})

test('HTML is no answer', async ({ app, control }) => {
  await control.data({ space: '/html', garbage: true })
  await app.connect('/', { 'services.blockchainApi': '/html' })
  await expect((await app.openAccount()).getByText('Some tokens are missing')).toBeVisible()
})

test('the list is there at once after a reload, also while the service is slow', async ({ app, control }) => {
  await app.connect('/', { 'services.blockchainApi': '/slow' })
  await expect((await app.openAccount()).getByText(total)).toBeVisible()
  await control.data({ space: '/slow', delayMs: 8_000 })
  await app.page.reload()
  await expect((await app.openAccount()).getByText(total)).toBeVisible({ timeout: 4_000 })
})

test('the data service is not asked before the account is shown', async ({ app, control }) => {
  await app.connect('/', { 'services.blockchainApi': '/silent' })
  await waitForQuiet(app.page)
  expect((await control.readData('/silent')).requests).toEqual([])
  await expect((await app.openAccount()).getByText(total)).toBeVisible()
  const paths = (await control.readData('/silent')).requests.map(({ path }) => path.replace(/0x\w+/, '*'))
  // Whose it is, is asked beside it, and may be so a moment later.
  const calls = paths.filter((path) => !/^\/v1\/(icons|identity)\//.test(path))
  expect([...new Set(calls)].sort()).toEqual(['/v1/account/*/balance', '/v1/supported-chains'])
})
