import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evmAdapter, uniswapV2 } from '@portico/adapter-evm'
import {
  approveSwap,
  confirmSwap,
  connect,
  createPortico,
  resetSwap,
  reviewSwap,
  type SwapState,
  setSlippage,
  setUnlimitedApproval,
  startSwap,
  watchSwap,
} from '@portico/controllers'
import { memoryStorage } from '@portico/core'
import { mainnet } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { encodeFunctionData, erc20Abi, maxUint256, numberToHex, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { callRpc } from './chains/callRpc.js'
import { compileContracts } from './chains/compileContracts.js'
import { labAccounts } from './chains/labAccounts.js'
import { type LabChain, startChain } from './chains/startChain.js'
import { findBasePort } from './testing/findBasePort.js'

const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-swap-'))
const [sender, whale] = labAccounts().slice(2)
if (!sender || !whale) throw new Error('The stack has too few accounts')
const account = sender.address
const networkId = 'eip155:1'
const routerAbi = parseAbi([
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
])
let chain: LabChain

const call = (method: string, params: readonly unknown[] = []) => callRpc(chain.url, method, params)
const contract = (name: string) => chain.contracts[name] ?? ''

async function balanceOf(symbol: string): Promise<bigint> {
  if (symbol === 'ETH') return BigInt(String(await call('eth_getBalance', [account, 'latest'])))
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  return BigInt(String(await call('eth_call', [{ to: contract(symbol), data }, 'latest'])))
}

/** Waits until a block holds the transaction. */
async function readReceipt(hash: unknown): Promise<Record<string, string>> {
  const read = () => call('eth_getTransactionReceipt', [hash])
  await expect.poll(read, { interval: 20 }).not.toBeNull()
  return (await read()) as Record<string, string>
}

async function feesOf(hash: string | undefined): Promise<bigint> {
  const { gasUsed = 0, effectiveGasPrice = 0 } = await readReceipt(hash)
  return BigInt(gasUsed) * BigInt(effectiveGasPrice)
}

/** Moves the price: somebody buys a lot of LUSD. */
async function movePrice() {
  const path = [contract('WETH'), contract('LUSD')] as `0x${string}`[]
  const args = [0n, path, whale?.address ?? '0x', maxUint256] as const
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args })
  const to = contract('uniswapRouter')
  const value = numberToHex(parseEther('100'))
  const transaction = { from: whale?.address, to, data, value, gas: numberToHex(500_000) }
  expect(await readReceipt(await call('eth_sendTransaction', [transaction]))).toMatchObject({ status: '0x1' })
}

/** A started instance, connected to a wallet that signs with the chain's own keys and never prompts. */
async function arrange() {
  const prompts: string[] = []
  const wallet = { beforeSend: async () => {}, canBatch: false }
  const batches = new Map<string, unknown>()
  /** Executes the calls of a batch one after the other, and reports the last one. */
  const answerBatch = async (method: string, params: unknown) => {
    if (!wallet.canBatch) throw { code: 4200 }
    const [first] = params as [unknown]
    if (method === 'wallet_getCapabilities') return { '0x1': { atomic: { status: 'supported' } } }
    if (method === 'wallet_getCallsStatus') {
      const receipt = (await call('eth_getTransactionReceipt', [batches.get(String(first))])) as unknown
      return receipt ? { status: 200, receipts: [receipt] } : { status: 100 }
    }
    prompts.push(method)
    const { calls } = first as { calls: readonly object[] }
    let hash: unknown
    for (const each of calls) {
      hash = await call('eth_sendTransaction', [{ from: account, gas: '0x7a120', ...each }])
      await readReceipt(hash)
    }
    batches.set('batch', hash)
    return { id: 'batch' }
  }
  const provider = {
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      if (method.startsWith('eth_send')) {
        prompts.push(method)
        await wallet.beforeSend()
      }
      if (method.startsWith('wallet_')) return answerBatch(method, params)
      return call(method, params as readonly unknown[])
    },
    on: () => {},
    removeListener: () => {},
  }
  const connection = createFakeConnection({ accounts: { eip155: [account] }, providers: { eip155: provider } })
  const router = { [networkId]: contract('uniswapRouter') }
  const portico = createPortico({
    id: `swap-${crypto.randomUUID()}`,
    networks: [{ ...mainnet, rpcUrls: { default: { http: [chain.url] } } }],
    adapters: [evmAdapter({ discovery: 'none' })],
    connectors: [() => createFakeConnector({ id: 'lab', connection })],
    tokens: { [networkId]: ['LAB', 'LUSD'].map((symbol) => ({ address: contract(symbol) })) },
    swaps: { providers: [uniswapV2({ router, through: { [networkId]: [contract('LUSD')] } })] },
    storage: memoryStorage(),
    logLevel: 'silent',
  })
  onTestFinished(() => portico.destroy())
  portico.start()
  await connect(portico, { connectorId: 'lab' })
  let state: Readonly<SwapState> | undefined
  watchSwap(portico, (next) => {
    state = next
  })
  const read = () => {
    if (!state) throw new Error('Nothing is known of the swap')
    return state
  }
  const start = async (fromToken: string, toToken: string, amount: string) => {
    await startSwap(portico, { fromToken, toToken, amount })
    await expect.poll(() => read().quote.status, { interval: 20 }).toBe('ready')
  }
  return { portico, prompts, wallet, read, start }
}

beforeAll(async () => {
  const port = await findBasePort()
  const getArtifacts = () => compileContracts(cacheFolder)
  chain = await startChain({ chainId: 1, port, anvilPort: port + 1, cacheFolder, getArtifacts })
}, 60_000)

afterAll(async () => {
  await chain.close()
  rmSync(cacheFolder, { recursive: true })
})

beforeEach(() => chain.reset())

test.each([
  ['ETH', 'LUSD', '1.5', parseEther('1.5')],
  ['LUSD', 'ETH', '250.000001', 250_000_001n],
  ['LAB', 'LUSD', '7', parseEther('7')],
  ['LAB', 'ETH', '3.000000000000000001', 3_000_000_000_000_000_001n],
])(
  'swaps %s to %s, and says what the chain gave to the base unit',
  async (from, to, text, amount) => {
    const { portico, prompts, read, start } = await arrange()
    const before = [await balanceOf(from), await balanceOf(to)]
    await start(from, to, text)
    const { quote } = read()
    expect(read().amount).toBe(amount)
    await reviewSwap(portico)
    let fees = 0n
    if (from !== 'ETH') {
      expect(read().review).toMatchObject({ step: 'approve', allowance: amount })
      fees += await feesOf(await approveSwap(portico))
    }
    expect(read().review).toMatchObject({ status: 'ready', step: 'swap', expected: quote.toAmount })
    fees += await feesOf((await confirmSwap(portico)) ?? '')
    await expect.poll(() => read().received, { interval: 20, timeout: 10_000 }).toBe(quote.toAmount)
    expect(read()).toMatchObject({ phase: 'confirmed', sold: amount })
    const after = [await balanceOf(from), await balanceOf(to)]
    const paid = (symbol: string) => (symbol === 'ETH' ? fees : 0n)
    expect((before[0] ?? 0n) - (after[0] ?? 0n) - paid(from)).toBe(amount)
    expect((after[1] ?? 0n) - (before[1] ?? 0n) + paid(to)).toBe(quote.toAmount)
    expect(prompts).toHaveLength(from === 'ETH' ? 1 : 2)
  },
  30_000,
)

test('approves and swaps at once where the wallet can', async () => {
  const { portico, prompts, wallet, read, start } = await arrange()
  wallet.canBatch = true
  await start('LUSD', 'LAB', '12.5')
  await reviewSwap(portico)
  expect(read().review).toMatchObject({ step: 'batch', allowance: 12_500_000n })
  const before = [await balanceOf('LUSD'), await balanceOf('LAB'), await balanceOf('ETH')]
  await confirmSwap(portico)
  await expect.poll(() => read().received, { interval: 20, timeout: 10_000 }).toBe(read().review.expected)
  const after = [await balanceOf('LUSD'), await balanceOf('LAB'), await balanceOf('ETH')]
  const [sold = 0n, received = 0n, fees = 0n] = after.map((each, at) => each - (before[at] ?? 0n))
  expect([sold, received]).toEqual([-12_500_000n, read().received])
  expect(-fees).toBeLessThanOrEqual(read().review.maxFee ?? 0n)
  expect(prompts).toEqual(['wallet_sendCalls'])
}, 30_000)

test('an unlimited approval serves the next swap too', async () => {
  const { portico, read, start } = await arrange()
  await start('LUSD', 'ETH', '10')
  setUnlimitedApproval(portico, { unlimited: true })
  await reviewSwap(portico)
  expect(read().review.allowance).toBe(maxUint256)
  await approveSwap(portico)
  await confirmSwap(portico)
  await expect.poll(() => read().phase, { interval: 20 }).toBe('confirmed')
  await start('LUSD', 'LAB', '20')
  await reviewSwap(portico)
  expect(read().review.step).toBe('swap')
}, 30_000)

test('a price that moves after the review is noticed before the wallet is asked', async () => {
  const { portico, prompts, read, start } = await arrange()
  await start('ETH', 'LUSD', '1')
  await reviewSwap(portico)
  await movePrice()
  const reason = 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT'
  await expect(confirmSwap(portico)).rejects.toMatchObject({ code: 'swap/would-fail', params: { reason } })
  expect(prompts).toEqual([])
  const old = read().review.minimumReceived ?? 0n
  await reviewSwap(portico)
  expect(read().review.minimumReceived).toBeLessThan(old)
  await confirmSwap(portico)
  await expect.poll(() => read().received, { interval: 20, timeout: 10_000 }).toBe(read().review.expected)
}, 30_000)

test('a price that moves while the wallet asks makes the chain refuse the swap, which says why', async () => {
  const { portico, wallet, read, start } = await arrange()
  await start('ETH', 'LUSD', '1')
  setSlippage(portico, { slippage: 5 })
  await reviewSwap(portico)
  const before = await balanceOf('LUSD')
  wallet.beforeSend = movePrice
  await confirmSwap(portico)
  await expect
    .poll(() => read().error, { interval: 20, timeout: 10_000 })
    .toMatchObject({ code: 'transfer/reverted', params: { reason: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT' } })
  expect(read()).toMatchObject({ phase: 'failed', received: undefined })
  expect(await balanceOf('LUSD')).toBe(before)
}, 30_000)

test('what the account does not have is told before anything is asked for', async () => {
  const { portico, prompts, start } = await arrange()
  await start('LUSD', 'ETH', '10000.000001')
  await expect(reviewSwap(portico)).rejects.toMatchObject({ params: { problem: 'insufficient-token' } })
  const balance = await balanceOf('ETH')
  resetSwap(portico)
  await start('ETH', 'LUSD', (Number(balance / 10n ** 12n) / 1e6).toString())
  await expect(reviewSwap(portico)).rejects.toMatchObject({ code: 'transfer/insufficient-funds' })
  expect(prompts).toEqual([])
}, 30_000)
