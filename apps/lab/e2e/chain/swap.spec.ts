import { expect } from '@playwright/test'
import { createWalletClient, encodeFunctionData, erc20Abi, http, maxUint256, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { Chain } from '../support/createChain.js'
import { fillSwap, openSwap, previewSwap, readFact } from '../support/swapForm.js'
import { test } from '../support/test.js'
import { watchSwapOutcome } from '../support/watchSwapOutcome.js'

const { address } = labWalletKey

for (const swaps of ['service', 'exchange']) {
  test(`ether for a token, by the ${swaps}`, async ({ app, chain }) => {
    await app.connect('/', { swaps })
    const preview = await previewSwap(app, { to: 'LUSD', amount: '0.5' })
    await expect(preview.getByText('Minimum received')).toBeVisible()
    await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    const minimum = await readFact(preview, 'Minimum received', 6)
    const expected = await readFact(preview, 'You receive', 6)
    const end = await watchSwapOutcome(app, { chain: chain(1), account: address, from: 'ETH', to: 'LUSD' })
    await preview.getByRole('button', { name: 'Swap', exact: true }).click()
    const { sold, received } = await end()
    expect(sold).toBe(500_000_000_000_000_000n)
    expect(received).toBe(expected)
    expect(received).toBeGreaterThanOrEqual(minimum)
  })

  test(`a token for ether once it is approved, by the ${swaps}`, async ({ app, chain }) => {
    await app.connect('/', { swaps })
    const before = await chain(1).getTokenBalance('LUSD', address)
    const preview = await previewSwap(app, { from: 'LUSD', to: 'ETH', amount: '100' })
    await expect(preview.getByText('Up to')).toBeVisible()
    await preview.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    expect((await chain(1).getTokenBalance('LUSD', address)) - before).toBe(0n)
    const end = await watchSwapOutcome(app, { chain: chain(1), account: address, from: 'LUSD', to: 'ETH' })
    await preview.getByRole('button', { name: 'Swap', exact: true }).click()
    expect((await end()).sold).toBe(100_000_000n)
  })
}

test('a token for another one, through a third', async ({ app, chain }) => {
  await app.connect()
  const preview = await previewSwap(app, { from: 'LAB', to: 'WETH', amount: '3' })
  const next = preview.getByRole('button', { name: /^(Approve|Swap)$/ })
  await expect(next).toBeEnabled()
  if ((await next.textContent()) === 'Approve') {
    await next.click()
    await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  }
  const end = await watchSwapOutcome(app, { chain: chain(1), account: address, from: 'LAB', to: 'WETH' })
  await preview.getByRole('button', { name: 'Swap', exact: true }).click()
  expect((await end()).sold).toBe(3n * 10n ** 18n)
})

test('a token for ether with its approval, as one batch', async ({ app, chain, wallet }) => {
  await app.connect('/', { labBatches: 'atomic' })
  const nonce = await chain(1).getNonce(address)
  const preview = await previewSwap(app, { from: 'LUSD', to: 'ETH', amount: '100' })
  const swap = preview.getByRole('button', { name: 'Swap', exact: true })
  await expect(swap).toBeEnabled()
  await expect(preview.getByText('Up to')).toBeVisible()
  const minimum = await readFact(preview, 'Minimum received', 18)
  await wallet.setMode('prompt')
  await swap.click()
  await wallet.reject()
  await expect(preview).toContainText('You declined in your wallet')
  const end = await watchSwapOutcome(app, { chain: chain(1), account: address, from: 'LUSD', to: 'ETH' })
  await swap.click()
  await wallet.approve()
  const { sold, received } = await end()
  expect(sold).toBe(100_000_000n)
  expect(received).toBeGreaterThanOrEqual(minimum)
  // A delegation uses a nonce of its own (EIP-7702), so one transaction adds two.
  expect((await chain(1).getNonce(address)) - nonce).toBe(2)
  const spender = chain(1).contract('uniswapRouter')
  expect(await chain(1).getAllowance('LUSD', address, spender)).toBe(0n)
})

test('a network without swaps leads to one that has them', async ({ app, control }) => {
  const space = 'swap-elsewhere'
  const body = { http: ['eip155:1', 'eip155:10'], ws: [] }
  await control.data({ space, path: '/v1/supported-chains', body })
  await app.connect('/', { 'services.blockchainApi': `/${space}`, network: '8453', labChain: '8453' })
  const account = await app.openAccount()
  await account.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(app.modal.getByText('Network not supported for Swaps')).toBeVisible()
  await app.modal.getByRole('button', { name: 'OP Mainnet' }).click()
  await expect(app.modal.getByRole('textbox', { name: 'You pay' })).toBeVisible()
  await app.expectNetwork('OP Mainnet')
})

test('where nobody swaps there is no button', async ({ app }) => {
  await app.connect('/', { swaps: 'nobody' })
  await app.openAccount()
  await expect(app.dialog('Account').getByRole('button', { name: 'Receive' })).toBeVisible()
  await expect(app.dialog('Account').getByRole('button', { name: 'Swap', exact: true })).toHaveCount(0)
})

test('the direction is changed, and the form says what is wrong', async ({ app }) => {
  await app.connect()
  const form = await fillSwap(app, { to: 'LUSD', amount: '0.5' })
  await form.getByRole('button', { name: 'Change the direction' }).click()
  await expect(form.getByRole('button', { name: 'You pay: Token LUSD' })).toBeVisible()
  await form.getByRole('textbox', { name: 'You pay' }).fill('99999999')
  await expect(form.getByRole('button', { name: 'Review swap: Not enough LUSD' })).toBeDisabled()
  await form.getByRole('textbox', { name: 'You pay' }).fill('1.1234567')
  await expect(form.getByRole('button', { name: /LUSD has at most 6 decimals/ })).toBeDisabled()
})

test('a service that is down, limits or has no way is told, and asked again', async ({ app, control }) => {
  const space = 'swap-down'
  await app.connect('/', { 'services.blockchainApi': `/${space}`, swaps: 'service' })
  const form = await openSwap(app)
  await fillAgain()
  async function fillAgain() {
    await form.getByRole('button', { name: /^You receive: / }).click()
    const list = app.dialog('Choose token')
    await list.getByRole('tab', { name: 'All tokens' }).click()
    await list.getByRole('button', { name: /\bLUSD\b/ }).click()
  }
  await control.data({ space, path: '/v1/convert/quotes', status: 500 })
  await form.getByRole('textbox', { name: 'You pay' }).fill('0.5')
  await expect(form.getByRole('button', { name: 'Review swap: No price right now' })).toBeDisabled()
  await control.recoverData(space)
  await control.data({ space, path: '/v1/convert/quotes', body: { quotes: [] } })
  await form.getByRole('button', { name: 'Get a new price' }).click()
  await expect(form.getByRole('button', { name: 'Review swap: Nobody swaps these tokens' })).toBeDisabled()
  await control.recoverData(space)
  await form.getByRole('button', { name: 'Get a new price' }).click()
  await expect(form.getByRole('button', { name: 'Review swap', exact: true })).toBeEnabled()
})

test('a swap declined in the wallet moves nothing, and can be made afterwards', async ({ app, wallet, chain }) => {
  await app.connect()
  await wallet.setMode('prompt')
  const before = await chain(1).getTokenBalance('LUSD', address)
  const preview = await previewSwap(app, { to: 'LUSD', amount: '0.1' })
  await preview.getByRole('button', { name: 'Swap', exact: true }).click()
  await wallet.reject()
  await expect(preview).toContainText('You declined in your wallet')
  expect(await chain(1).getTokenBalance('LUSD', address)).toBe(before)
  const end = await watchSwapOutcome(app, { chain: chain(1), account: address, from: 'ETH', to: 'LUSD' })
  await preview.getByRole('button', { name: 'Swap', exact: true }).click()
  await wallet.approve()
  expect((await end()).sold).toBe(100_000_000_000_000_000n)
})

const attacker = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const abi = parseAbi(['function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)'])

const dollarsForEther = parseAbi([
  'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
])

for (const [name, makeCall] of [
  [
    'pays somebody else',
    (chain: Chain) => ({
      to: chain.contract('uniswapRouter'),
      data: encodeFunctionData({
        abi,
        args: [0n, [chain.contract('WETH'), chain.contract('LUSD')], attacker, 10n ** 12n],
      }),
    }),
  ],
  ['goes to an account', () => ({ to: attacker, data: '0x12345678' })],
  ['gives nothing for what is sent', (chain: Chain) => ({ to: chain.contract('WETH'), data: '0xd0e30db0' })],
] as const)
  test(`a swap that ${name} is refused before the wallet is asked`, async ({ app, chain, control, wallet }) => {
    const space = `swap-hostile-${name.length}`
    const { to, data } = makeCall(chain(1))
    const tx = {
      from: `eip155:1:${address}`,
      to: `eip155:1:${to}`,
      data,
      amount: '199000000',
      eip155: { gas: '300000', gasPrice: '1' },
    }
    await control.data({ space, path: '/v1/convert/build-transaction', body: { tx } })
    await app.connect('/', { 'services.blockchainApi': `/${space}`, swaps: 'service' })
    await wallet.setMode('prompt')
    const nonce = await chain(1).getNonce(address)
    const preview = await previewSwap(app, { to: 'LUSD', amount: '0.1' })
    await expect(preview.getByRole('alert').filter({ hasText: /was refused|The price moved/ })).toBeVisible()
    await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeDisabled()
    expect(await chain(1).getNonce(address)).toBe(nonce)
  })

test('a swap that takes more than was typed is refused before the wallet is asked', async ({
  app,
  chain,
  control,
  wallet,
}) => {
  const space = 'swap-hostile-more'
  const at = chain(1)
  const [router, dollars] = [at.contract('router'), at.contract('LUSD')]
  // The router may take all that the account has, so that nothing but Portico stands in the swap's way.
  const owner = createWalletClient({
    account: privateKeyToAccount(labWalletKey.privateKey),
    chain: mainnet,
    transport: http(at.rpc),
  })
  const approval = { abi: erc20Abi, address: dollars, functionName: 'approve', args: [router, maxUint256] } as const
  await at.client.waitForTransactionReceipt({ hash: await owner.writeContract(approval) })
  const build = (taken: bigint) => {
    const args = [taken, 0n, [dollars, at.contract('WETH')], address, 10n ** 12n] as const
    const data = encodeFunctionData({ abi: dollarsForEther, args })
    const gas = { gas: '300000', gasPrice: '1' }
    const tx = { from: `eip155:1:${address}`, to: `eip155:1:${router}`, data, amount: '1', eip155: gas }
    return control.data({ space, path: '/v1/convert/build-transaction', body: { tx } })
  }
  await build(100_000_000n)
  await app.connect('/', { 'services.blockchainApi': `/${space}`, swaps: 'service' })
  await wallet.setMode('prompt')
  const [nonce, before] = [await at.getNonce(address), await at.getTokenBalance('LUSD', address)]
  const preview = await previewSwap(app, { from: 'LUSD', to: 'ETH', amount: '100' })
  // The same call for just what was typed is fine.
  await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  await control.recoverData(space)
  await build(200_000_000n)
  await app.modal.getByRole('button', { name: 'Back' }).click()
  await app.dialog('Swap').getByRole('button', { name: 'Review swap' }).click()
  const refusal = preview.getByRole('alert').filter({ hasText: 'This swap was refused' })
  await expect(refusal).toContainText('something else than this swap. It was refused; nothing was signed.')
  await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeDisabled()
  expect((await wallet.getMethods()).filter((method) => /send|sign/i.test(method))).toEqual([])
  expect([await at.getNonce(address), await at.getTokenBalance('LUSD', address)]).toEqual([nonce, before])
})

test('an approval that is a payment is refused before the wallet is asked', async ({ app, chain, control }) => {
  const space = 'swap-hostile-approval'
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [attacker, 10n ** 18n] })
  const token = `eip155:1:${chain(1).contract('LAB')}`
  const tx = { from: token, to: token, data, value: '0', eip155: { gas: 60_000, gasPrice: '1' } }
  await control.data({ space, path: '/v1/convert/build-approve', body: { tx } })
  await control.data({ space, path: '/v1/convert/allowance', body: { allowance: '0' } })
  await app.connect('/', { 'services.blockchainApi': `/${space}`, swaps: 'service' })
  const preview = await previewSwap(app, { from: 'LAB', to: 'LUSD', amount: '3' })
  await expect(preview.getByRole('alert').filter({ hasText: 'This swap was refused' })).toBeVisible()
  await expect(preview.getByRole('button', { name: /^(Approve|Swap)$/ })).toBeDisabled()
})
