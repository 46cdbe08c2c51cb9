import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evmAdapter, uniswapV2 } from '@portico/adapter-evm'
import {
  type Actions,
  type CaipNetworkId,
  type Call,
  defineNetwork,
  type SwapSource,
  systemClock,
  type Token,
} from '@portico/core'
import { createHttpClient } from '@portico/core/internal'
import { mainnet } from '@portico/core/networks'
import { createFakeConnection, createFakeContext } from '@portico/core/testing'
import { encodeFunctionData, erc20Abi, parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callRpc } from './chains/callRpc.js'
import { compileContracts } from './chains/compileContracts.js'
import { labAccounts } from './chains/labAccounts.js'
import { type LabChain, startChain } from './chains/startChain.js'
import { findBasePort } from './testing/findBasePort.js'

const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-swap-'))
const [sender, stranger] = labAccounts().slice(2)
if (!sender || !stranger) throw new Error('The stack has too few accounts')
const networkId = 'eip155:1'
const account = sender.address
const ether: Token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
let chain: LabChain
let dollar: Token
let lab: Token
let source: SwapSource

const call = (method: string, params: readonly unknown[] = []) => callRpc(chain.url, method, params)

async function balanceOf(token: Token): Promise<bigint> {
  if (token.address === undefined) return BigInt(String(await call('eth_getBalance', [account, 'latest'])))
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  return BigInt(String(await call('eth_call', [{ to: token.address, data }, 'latest'])))
}

/** Context over the real chain. `without` is a method that its node refuses. */
function createContext(without: readonly string[] = []) {
  const rpcUrls = { default: { http: [chain.url] } }
  const fake = createFakeContext({ networks: [defineNetwork({ ...mainnet, rpcUrls })] })
  const http = createHttpClient({ clock: systemClock, logger: fake.logger })
  const json: typeof http.json = async (request) => {
    const { method = '', id } = request.body as { method?: string; id?: unknown }
    if (without.includes(method)) return { jsonrpc: '2.0', id, error: { code: -32601, message: 'unknown method' } }
    return http.json(request)
  }
  return { ...fake, clock: systemClock, http: { ...http, json } }
}

const load = (without?: readonly string[]) => evmAdapter().load(createContext(without))

/** A wallet that uses the chain's own unlocked keys and never prompts. */
function createWallet() {
  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) => call(method, params as readonly unknown[]),
    on: () => {},
    removeListener: () => {},
  }
  return createFakeConnection({ accounts: { eip155: [account] }, providers: { eip155: provider } })
}

async function send(actions: Actions, calls: readonly Call[]): Promise<string> {
  const prepared = await actions.prepareCalls?.({ connection: createWallet(), networkId, from: account, calls })
  const hash = (await prepared?.send()) ?? ''
  await expect(actions.waitFor({ networkId, hash })).resolves.toMatchObject({ status: 'success' })
  return hash
}

beforeAll(async () => {
  const port = await findBasePort()
  const getArtifacts = () => compileContracts(cacheFolder)
  chain = await startChain({ chainId: 1, port, anvilPort: port + 1, cacheFolder, getArtifacts })
  const { LAB = '', LUSD = '', uniswapRouter = '' } = chain.contracts
  dollar = { address: LUSD, symbol: 'LUSD', name: 'LUSD', decimals: 6 }
  lab = { address: LAB, symbol: 'LAB', name: 'LAB', decimals: 18 }
  const options = { router: { [networkId]: uniswapRouter }, through: { [networkId]: [LUSD] } }
  source = await uniswapV2(options).load(createContext())
}, 60_000)

afterAll(async () => {
  await chain.close()
  rmSync(cacheFolder, { recursive: true })
})

beforeEach(() => chain.reset())

const pairs = () =>
  [
    ['native to token', ether, dollar, parseEther('1')],
    ['token to native', dollar, ether, parseUnits('100', 6)],
    ['token to token, through a third', lab, ether, parseEther('2')],
    ['token to token', lab, dollar, parseEther('3')],
  ] as const

describe.each([
  ['eth_simulateV1', [] as readonly string[]],
  ['eth_call with code that stands in for the account', ['eth_simulateV1']],
])('by %s', (_, without) => {
  test('a swap gives what was quoted and simulated, to the base unit', async () => {
    const actions = await load(without)
    for (const [, from, to, amount] of pairs()) {
      const request = { networkId, account, from, to, amount } as const
      const offer = await source.quote(request)
      const minimumReceived = ((offer?.toAmount ?? 0n) * 99n) / 100n
      const approval = await source.buildApproval(request)
      const swap = await source.buildSwap({ ...request, minimumReceived, slippage: 100 })
      const tokens = [from.address, to.address]
      const calls = from.address === undefined ? [swap] : [approval, swap]
      const simulated = await actions.simulateCalls?.({
        networkId,
        from: account,
        calls,
        tokens,
        allowance: from.address === undefined ? undefined : { token: from.address, spender: swap.to },
      })
      const changes = [-amount, offer?.toAmount]
      expect(simulated).toMatchObject({ status: 'success', changes })
      if (from.address) expect(simulated).toMatchObject({ allowance: 0n })
      const before = [await balanceOf(from), await balanceOf(to)]
      let fees = 0n
      const pay = async (one: Call) => {
        const hash = await send(actions, [one])
        const receipt = (await call('eth_getTransactionReceipt', [hash])) as Record<string, string>
        fees += BigInt(receipt.gasUsed ?? 0) * BigInt(receipt.effectiveGasPrice ?? 0)
        return hash
      }
      let hash = ''
      for (const one of calls) hash = await pay(one)
      const paid = (token: Token) => (token.address === undefined ? fees : 0n)
      const after = [(await balanceOf(from)) + paid(from), (await balanceOf(to)) + paid(to)]
      expect([(after[0] ?? 0n) - (before[0] ?? 0n), (after[1] ?? 0n) - (before[1] ?? 0n)]).toEqual(changes)
      await expect(actions.getBalanceChanges?.({ networkId, hash, account, tokens })).resolves.toEqual(changes)
    }
  }, 60_000)

  test('says which call fails, and why', async () => {
    const actions = await load(without)
    const request = { networkId, account, from: dollar, to: ether, amount: parseUnits('100', 6) } as const
    const offer = await source.quote(request)
    const minimumReceived = (offer?.toAmount ?? 0n) + 1n
    const swap = await source.buildSwap({ ...request, minimumReceived, slippage: 0 })
    const run = (calls: readonly Call[]) =>
      actions.simulateCalls?.({ networkId, from: account, calls, tokens: [dollar.address, undefined] })
    await expect(run([await source.buildApproval(request), swap])).resolves.toEqual({
      status: 'reverted',
      index: 1,
      reason: 'UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT',
    })
    await expect(run([swap])).resolves.toMatchObject({ status: 'reverted', index: 0 })
  })
})

test('a node that can do neither says so', async () => {
  const actions = await load(['eth_simulateV1', 'eth_call'])
  const calls = [{ to: stranger.address, data: '0x', value: 1n }] as const
  const simulated = actions.simulateCalls?.({ networkId, from: account, calls, tokens: [undefined] })
  await expect(simulated).resolves.toEqual({ status: 'unsupported' })
})

test('tells contracts from accounts, also from those that delegate to a contract', async () => {
  const actions = await load()
  const ask = (address: string) => actions.isContract?.({ networkId, address })
  expect(await ask(dollar.address ?? '')).toBe(true)
  expect(await ask(stranger.address)).toBe(false)
  await call('anvil_setCode', [stranger.address, `0xef0100${dollar.address?.slice(2)}`])
  expect(await ask(stranger.address)).toBe(false)
})

test('reads an allowance', async () => {
  const actions = await load()
  const request = { networkId, account, from: dollar, to: ether, amount: 77n } as const
  const approval = await source.buildApproval(request)
  const spender = chain.contracts.uniswapRouter ?? ''
  const read = () => actions.getAllowance?.({ networkId, token: dollar.address ?? '', owner: account, spender })
  expect(await read()).toBe(0n)
  await send(actions, [approval])
  expect(await read()).toBe(77n)
})

test('one router may serve every EVM network', async () => {
  const { uniswapRouter: router = '' } = chain.contracts
  const everywhere = await uniswapV2({ router }).load(createContext())
  const request = { networkId, account, from: ether, to: dollar, amount: parseEther('1') } as const
  expect((await everywhere.quote(request))?.toAmount).toBe((await source.quote(request))?.toAmount)
  const isSupported = (id: CaipNetworkId) => everywhere.isSupported({ networkId: id })
  expect(await isSupported('eip155:10')).toBe(true)
  expect(await isSupported('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')).toBe(false)
})

test('has no route between tokens without a pool, and none for too much or too little', async () => {
  const quote = (from: Token, to: Token, amount: bigint) => source.quote({ networkId, account, from, to, amount })
  const pool: Token = { ...lab, address: stranger.address }
  await expect(quote(ether, pool, 1n)).resolves.toBeUndefined()
  await expect(quote(ether, { ...ether, address: chain.contracts.WETH ?? '' }, 1n)).resolves.toBeUndefined()
  await expect(quote(ether, dollar, 1n)).rejects.toMatchObject({ code: 'swap/amount-too-small' })
  await expect(quote(ether, dollar, 2n ** 112n)).rejects.toMatchObject({ code: 'swap/amount-too-large' })
})

test('tells how much the amount itself worsens the price', async () => {
  const impact = async (amount: bigint) =>
    (await source.quote({ networkId, account, from: ether, to: dollar, amount }))?.impact
  expect(await impact(parseEther('0.01'))).toBeLessThan(5)
  // Half of what a pool of 1,000 ETH would give for twice as much.
  expect(await impact(parseEther('1000'))).toBeGreaterThan(4_900)
})

test('a receipt without a pool tells of nothing', async () => {
  const actions = await load()
  const swapAbi = parseAbi(['function deposit() payable'])
  const data = encodeFunctionData({ abi: swapAbi, functionName: 'deposit' })
  const hash = await send(actions, [{ to: chain.contracts.WETH ?? '', data, value: 5n }])
  const changes = actions.getBalanceChanges?.({ networkId, hash, account, tokens: [undefined, dollar.address] })
  await expect(changes).resolves.toEqual([-5n, 0n])
})
