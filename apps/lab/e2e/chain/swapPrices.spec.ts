import { expect } from '@playwright/test'
import { type Address, encodeFunctionData, maxUint256, numberToHex, parseAbi, parseEther, parseGwei } from 'viem'
import { labWalletKey } from '../../shared/wallet/labWalletAccounts.js'
import type { Chain } from '../support/createChain.js'
import { fillSwap, previewSwap } from '../support/swapForm.js'
import { test } from '../support/test.js'
import { waitForQuiet } from '../support/waitForQuiet.js'
import { watchListedSwap } from '../support/watchListedSwap.js'
import { watchSwapOutcome } from '../support/watchSwapOutcome.js'

const { address } = labWalletKey
const router = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
])

/** Somebody else buys many LUSD, with a tip that goes before everybody's; the node signs for its own accounts. */
function outbid(chain: Chain, whale: Address): Promise<unknown> {
  const path = [chain.contract('WETH'), chain.contract('LUSD')] as const
  const transaction = {
    from: whale,
    to: chain.contract('uniswapRouter'),
    value: numberToHex(parseEther('60')),
    data: encodeFunctionData({ abi: router, args: [0n, [...path], whale, maxUint256] }),
    gas: numberToHex(500_000),
    maxFeePerGas: numberToHex(parseGwei('500')),
    maxPriorityFeePerGas: numberToHex(parseGwei('400')),
  }
  return chain.client.request({ method: 'eth_sendTransaction', params: [transaction] } as never)
}

test('a price that moves after the preview is refused, and asked for again', async ({ app, chain, control, lab }) => {
  await control.mining(1, 'auto')
  await app.connect()
  const preview = await previewSwap(app, { to: 'LUSD', amount: '0.5' })
  await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  const before = await chain(1).getTokenBalance('LUSD', address)
  const nonce = await chain(1).getNonce(address)
  await outbid(chain(1), lab.accounts.eip155?.at(-1)?.address as Address)
  await preview.getByRole('button', { name: 'Swap', exact: true }).click()
  await expect(preview.getByRole('alert').filter({ hasText: 'INSUFFICIENT_OUTPUT_AMOUNT' })).toBeVisible()
  expect(await chain(1).getNonce(address)).toBe(nonce)
  expect(await chain(1).getTokenBalance('LUSD', address)).toBe(before)
  await preview.getByRole('button', { name: /new price|again/i }).click()
  const end = await watchSwapOutcome(app, { chain: chain(1), account: address, from: 'ETH', to: 'LUSD' })
  await preview.getByRole('button', { name: 'Swap', exact: true }).click()
  expect((await end()).sold).toBe(500_000_000_000_000_000n)
})

test('a swap that somebody comes before fails with what the chain says', async ({ app, chain, control, lab }) => {
  await app.connect()
  const preview = await previewSwap(app, { to: 'LUSD', amount: '0.5' })
  await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  const before = await chain(1).getTokenBalance('LUSD', address)
  await control.mining(1, 'manual')
  const sent = (await chain(1).getNonce(address)) + 1
  await preview.getByRole('button', { name: 'Swap', exact: true }).click()
  await chain(1).waitForSent(address, sent)
  await outbid(chain(1), lab.accounts.eip155?.at(-1)?.address as Address)
  await control.mine(1)
  await expect(app.status('The swap failed')).toBeVisible()
  await expect(app.modal).toContainText('INSUFFICIENT_OUTPUT_AMOUNT')
  expect(await chain(1).getTokenBalance('LUSD', address)).toBe(before)
})

test('a swap under way is found again after a reload', async ({ app, chain, control }) => {
  await app.connect()
  const preview = await previewSwap(app, { to: 'LUSD', amount: '0.3' })
  await expect(preview.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  const end = await watchListedSwap(app, { chain: chain(1), account: address, from: 'ETH', to: 'LUSD' })
  await control.mining(1, 'manual')
  const sent = (await chain(1).getNonce(address)) + 1
  await preview.getByRole('button', { name: 'Swap', exact: true }).click()
  await chain(1).waitForSent(address, sent)
  await app.page.reload()
  const account = await app.openAccount()
  await account.getByRole('tab', { name: 'Activity' }).click()
  await expect(account.getByRole('tabpanel')).toContainText('Pending')
  await control.mine(1)
  await expect(account.getByRole('tabpanel')).not.toContainText('Pending')
  expect((await end()).sold).toBe(300_000_000_000_000_000n)
})

test('a swap that the service lists late is shown as one by itself', async ({ app, chain, control }) => {
  const space = '/late'
  await app.connect('/', { 'services.blockchainApi': space })
  const lastBlock = Number(await chain(1).client.getBlockNumber())
  await control.data({ space, lastBlock })
  const preview = await previewSwap(app, { to: 'LUSD', amount: '0.3' })
  const swap = preview.getByRole('button', { name: 'Swap', exact: true })
  await expect(swap).toBeEnabled()
  const end = await watchListedSwap(app, { chain: chain(1), account: address, from: 'ETH', to: 'LUSD' })
  await swap.click()
  await expect(app.status('Swap')).toBeVisible()
  await app.page.reload()
  const account = await app.openAccount()
  await account.getByRole('tab', { name: 'Activity' }).click()
  const row = account.getByRole('list', { name: 'Activity' }).getByRole('button').first()
  await expect(row).toContainText('−0.3')
  await expect(row).not.toContainText('Pending')
  const asked = async () => {
    const { requests } = await control.readData(space)
    return requests.filter((each) => each.path.endsWith('/history')).length
  }
  // What opening the list has asked for, and the outcome that was learnt.
  await waitForQuiet(app.page)
  const before = await asked()
  await expect.poll(asked).toBeGreaterThan(before)
  await expect(row).toContainText('Sent')
  await control.recoverData(space)
  // Nobody comes back to the page meanwhile.
  expect((await end()).sold).toBe(300_000_000_000_000_000n)
})

test('a service that limits, is slow or answers nonsense leaves nothing to confirm', async ({ app, control }) => {
  const space = 'swap-limits'
  const path = '/v1/convert/quotes'
  await app.connect('/', { 'services.blockchainApi': `/${space}`, swaps: 'service' })
  const form = await fillSwap(app, { to: 'LUSD', amount: '0.5' })
  const amount = form.getByRole('textbox', { name: 'You pay' })
  const review = form.getByRole('button', { name: /^Review swap/ })

  await control.data({ space, path, body: { quotes: [{ toAmount: 'many' }] } })
  await amount.fill('0.6')
  await expect(form.getByRole('button', { name: 'Review swap: No price right now' })).toBeDisabled()
  await control.recoverData(space)

  await control.data({ space, path, delayMs: 4_000, times: 1 })
  await amount.fill('0.7')
  await expect(review).toBeDisabled()
  await expect(review).toBeEnabled({ timeout: 15_000 })

  await control.data({ space, path, status: 429, retryAfter: 60 })
  await amount.fill('0.8')
  await expect(form.getByRole('button', { name: 'Review swap: Too many requests. Wait a moment' })).toBeDisabled()
  await control.recoverData(space)
  // Nothing is asked for before the service wants to be asked again, and the form goes on saying so.
  const { requests } = await control.readData(space)
  await amount.fill('0.9')
  await expect(form.getByRole('button', { name: 'Review swap: Too many requests. Wait a moment' })).toBeDisabled()
  const quotes = (all: typeof requests) => all.filter((each) => each.path.endsWith(path)).length
  expect(quotes((await control.readData(space)).requests)).toBe(quotes(requests))
})
