import { createPortico } from '@portico/controllers'
import {
  requestAllowance,
  requestApproval,
  requestGasPrice,
  requestSwapQuote,
  requestSwapTokens,
  requestSwapTransaction,
} from '@portico/controllers/data'
import { mainnet, optimism } from '@portico/core/networks'
import {
  type Address,
  createPublicClient,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { callRpc } from '../chains/callRpc.js'
import { labAccounts } from '../chains/labAccounts.js'
import { startTestData, type TestData } from './startTestData.test.fixture.js'

let lab: TestData
beforeAll(async () => {
  lab = await startTestData()
}, 60_000)
afterAll(() => lab.close())

const networkId = 'eip155:1' as const
const address = labAccounts()[3]?.address ?? '0x'
const account = `${networkId}:${address}` as const
const native = `${networkId}:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee` as const
const token = (name: string) => `${networkId}:${lab.contract(name)}` as const

function arrange() {
  const services = { blockchainApi: lab.service.url }
  const portico = createPortico({ id: 'swaps', networks: [mainnet, optimism], services, logLevel: 'silent' })
  onTestFinished(() => portico.destroy())
  const client = createPublicClient({ chain: mainnet, transport: http(lab.chains[0]?.url) })
  const balanceOf = (contract: Address) =>
    client.readContract({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [address] })
  return { portico, client, balanceOf }
}

test('the first swap after a reset has gas enough, though the clock moves on before it is mined', async () => {
  const { client } = arrange()
  const [chain] = lab.chains
  await chain?.reset()
  const abi = parseAbi(['function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)'])
  const path = [lab.contract('WETH'), lab.contract('LUSD')]
  const data = encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: [1n, path, address, 10n ** 12n] })
  const swap = { to: lab.contract('uniswapRouter'), data, value: parseEther('0.1') }
  const gas = await client.estimateGas({ account: address, ...swap })
  await callRpc(chain?.url ?? '', 'evm_increaseTime', [1])
  const hash = await lab.wallet(3).sendTransaction({ ...swap, gas })
  await lab.confirm(hash)
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  await chain?.reset()
})

test('ether is swapped for a token by what the service builds, for what it quoted', async () => {
  const { portico, balanceOf } = arrange()
  const pair = { networkId, from: native, to: token('LUSD') }
  const amount = parseEther('0.5')
  const quote = await requestSwapQuote(portico, { ...pair, amount, address, gasPrice: 1n })
  expect(quote?.toAmount).toBeGreaterThan(parseUnits('900', 6))
  const { to, data } = await requestSwapTransaction(portico, { ...pair, amount, account })
  expect(to.toLowerCase()).toBe(lab.contract('uniswapRouter').toLowerCase())
  const before = await balanceOf(lab.contract('LUSD'))
  await lab.confirm(await lab.wallet(3).sendTransaction({ to: to as Address, data, value: amount }))
  expect((await balanceOf(lab.contract('LUSD'))) - before).toBe(quote?.toAmount)
})

test('a token is swapped for another one once it is approved, through the dollar', async () => {
  const { portico, balanceOf, client } = arrange()
  const pair = { networkId, from: token('LAB'), to: token('WETH') }
  const amount = parseUnits('20', 18)
  expect(await requestAllowance(portico, { token: pair.from, account })).toBe(0n)
  const approval = await requestApproval(portico, { ...pair, account })
  // The hosted service names the token as the sender.
  expect(approval.from.toLowerCase()).toBe(lab.contract('LAB').toLowerCase())
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: approval.data })
  expect([functionName, args?.[0]?.toString().toLowerCase()]).toEqual([
    'approve',
    lab.contract('uniswapRouter').toLowerCase(),
  ])
  const wallet = lab.wallet(3)
  await lab.confirm(await wallet.sendTransaction({ to: lab.contract('LAB'), data: approval.data }))
  expect(await requestAllowance(portico, { token: pair.from, account })).toBe(2n ** 256n - 1n)
  const quote = await requestSwapQuote(portico, { ...pair, amount, address, gasPrice: 1n })
  const { to, data, gas } = await requestSwapTransaction(portico, { ...pair, amount, account })
  const before = await balanceOf(lab.contract('WETH'))
  const hash = await wallet.sendTransaction({ to: to as Address, data, gas })
  await lab.confirm(hash)
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  expect((await balanceOf(lab.contract('WETH'))) - before).toBe(quote?.toAmount)
})

test('what can be swapped, for which gas price, and that there is no way', async () => {
  const { portico } = arrange()
  const tokens = await requestSwapTokens(portico, { networkId })
  expect(tokens.map(({ symbol, decimals }) => `${symbol} ${decimals}`)).toEqual([
    'ETH 18',
    'LAB 18',
    'LUSD 6',
    'WETH 18',
  ])
  expect((await requestGasPrice(portico, { networkId })).instant).toBeGreaterThan(0n)
  const none = { networkId, from: token('LAB'), to: token('BADGE'), amount: 1000n, address, gasPrice: 1n }
  expect(await requestSwapQuote(portico, none)).toBeUndefined()
  const same = { networkId, from: native, to: token('WETH'), amount: 1000n, address, gasPrice: 1n }
  expect(await requestSwapQuote(portico, same)).toBeUndefined()
})

test.each([
  ['/v1/convert/quotes?from=eip155:1:0x1&to=eip155:1:0x2&amount=1', 400],
  ['/v1/convert/gas-price?chainId=eip155:7', 400],
  ['/v1/convert/nothing', 404],
])('%s is refused with %i', async (path, status) => {
  expect((await fetch(`${lab.service.url}${path}`)).status).toBe(status)
})
