import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  encodeFunctionData,
  erc20Abi,
  http,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { base, mainnet, optimism } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { labWalletKey } from '../shared/wallet/labWalletAccounts.js'
import { labAccounts } from './chains/labAccounts.js'
import { buildWallet } from './embeddedWallet/buildWallet.test.fixture.js'
import { assertPortsFree } from './net/assertPortsFree.js'
import { listPorts, portsOf } from './ports.js'
import { solanaChainId } from './solana/solanaChain.js'
import { type Stack, startStack } from './startStack.js'
import { findBasePort } from './testing/findBasePort.js'

const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-lab-'))
const [first, second] = labAccounts()
if (!first || !second) throw new Error('The stack has too few accounts')
const poolAbi = parseAbi([
  'function token0() view returns (address)',
  'function token1() view returns (address)',
  'function factory() view returns (address)',
])
let stack: Stack

function read(chain: typeof mainnet | typeof optimism | typeof base = mainnet) {
  const rpc = stack.manifest.chains[`eip155:${chain.id}`]?.rpc
  return createPublicClient({ chain, transport: http(rpc, { retryCount: 0 }), pollingInterval: 20 })
}

function contract(name: string, chainId = 1): Address {
  const address = stack.manifest.chains[`eip155:${chainId}`]?.contracts[name]
  if (!address) throw new Error(`lab.json names no ${name}`)
  // The manifest types addresses as strings; the stack only writes addresses there.
  return address as Address
}

function control(path: string, body: unknown = {}) {
  return fetch(`${stack.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function write() {
  const account = privateKeyToAccount(labWalletKey.privateKey)
  const rpc = stack.manifest.chains['eip155:1']?.rpc
  return createWalletClient({ account, chain: mainnet, transport: http(rpc) })
}

/** Returns the modification time of each saved chain. */
function readSavedTimes() {
  const names = readdirSync(cacheFolder).filter((name) => name.startsWith('state-'))
  return Object.fromEntries(names.map((name) => [name, statSync(join(cacheFolder, name)).mtimeMs]))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

beforeAll(async () => {
  buildWallet()
  stack = await startStack({ basePort: await findBasePort(), pages: 'none', cacheFolder })
}, 60_000)

afterAll(async () => {
  await stack.close()
  rmSync(cacheFolder, { recursive: true })
})

beforeEach(async () => {
  expect((await control('reset')).status).toBe(200)
})

test('lab.json has the published shape and lies in the cache folder too', async () => {
  const manifest = await (await fetch(`${stack.url}/lab.json`)).json()
  expect(manifest).toEqual(stack.manifest)
  const { relay, api, mail, frame, data, onramp, exchange, auth } = portsOf(Number(new URL(stack.url).port))
  const services = {
    relay: `ws://127.0.0.1:${relay}`,
    api: `http://127.0.0.1:${api}`,
    pulse: `http://127.0.0.1:${api}`,
    mail: `http://127.0.0.1:${mail}`,
    frame: `http://127.0.0.1:${frame}`,
    data: `http://127.0.0.1:${data}`,
    onramp: `http://127.0.0.1:${onramp}`,
    auth: `http://127.0.0.1:${auth}`,
    exchange: `http://127.0.0.1:${exchange}`,
  }
  expect(manifest).toMatchObject({ web: stack.url, services })
  expect(Object.keys(manifest.chains)).toEqual(['eip155:1', 'eip155:10', 'eip155:8453', solanaChainId])
  expect(privateKeyToAccount(manifest.accounts.eip155[0].privateKey).address).toBe(first.address)
  const file = join(cacheFolder, `lab-${new URL(stack.url).port}.json`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(manifest)
})

test.each([mainnet, optimism, base])('chain $id holds balances and tokens, read in one multicall', async (chain) => {
  const client = read(chain)
  expect(await client.getChainId()).toBe(chain.id)
  expect(await client.getBalance({ address: labWalletKey.address })).toBe(parseEther('100'))
  expect(await client.getBalance({ address: first.address })).toBe(parseEther('10000'))
  const tokens = ['LAB', 'LUSD'].map((name) => contract(name, chain.id))
  const calls = tokens.flatMap((address) => [
    { address, abi: erc20Abi, functionName: 'balanceOf', args: [labWalletKey.address] } as const,
    { address, abi: erc20Abi, functionName: 'decimals' } as const,
  ])
  const results = await client.multicall({ contracts: calls, allowFailure: false })
  expect(results).toEqual([parseUnits('10000', 18), 18, parseUnits('10000', 6), 6])
})

test.each([mainnet, optimism, base])(
  'chain $id names the router of its exchange and the pools behind it',
  async (chain) => {
    const client = read(chain)
    const pairs = [
      ['poolWethLusd', 'WETH'],
      ['poolLabLusd', 'LAB'],
    ] as const
    expect(contract('router', chain.id)).toBe(contract('uniswapRouter', chain.id))
    for (const [name, symbol] of pairs) {
      const address = contract(name, chain.id)
      const [first, second, factory] = await Promise.all(
        (['token0', 'token1', 'factory'] as const).map((functionName) =>
          client.readContract({ address, abi: poolAbi, functionName }),
        ),
      )
      expect([first, second].sort()).toEqual([contract(symbol, chain.id), contract('LUSD', chain.id)].sort())
      expect(factory).toBe(contract('uniswapFactory', chain.id))
    }
  },
)

describe('names', () => {
  test('resolve both ways through unmodified viem', async () => {
    const client = read()
    expect(await client.getEnsAddress({ name: 'lab.eth' })).toBe(first.address)
    expect(await client.getEnsName({ address: first.address })).toBe('lab.eth')
    expect(await client.getEnsAddress({ name: 'alice.eth' })).toBe(second.address)
    expect(await client.getEnsName({ address: second.address })).toBe('alice.eth')
    expect(await client.getEnsAvatar({ name: 'alice.eth' })).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(await client.getEnsText({ name: 'lab.eth', key: 'description' })).toContain('lab.eth')
  })

  test('that nobody owns read as none', async () => {
    const client = read()
    expect(await client.getEnsAddress({ name: 'nobody.eth' })).toBeNull()
    expect(await client.getEnsName({ address: labWalletKey.address })).toBeNull()
    expect(await client.getEnsText({ name: 'lab.eth', key: 'url' })).toBeNull()
  })
})

test('the dollar moves without a return value and refuses to change an allowance that is not zero', async () => {
  const client = read()
  const LUSD = contract('LUSD')
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [first.address, 5n] })
  expect((await client.call({ account: labWalletKey.address, to: LUSD, data })).data).toBeUndefined()
  await client.waitForTransactionReceipt({ hash: await write().sendTransaction({ to: LUSD, data }) })
  const balance = { address: LUSD, abi: erc20Abi, functionName: 'balanceOf', args: [first.address] } as const
  expect(await client.readContract(balance)).toBe(parseUnits('10000', 6) + 5n)

  const approve = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [second.address, amount] })
  await client.waitForTransactionReceipt({ hash: await write().sendTransaction({ to: LUSD, data: approve(1n) }) })
  await expect(client.call({ account: labWalletKey.address, to: LUSD, data: approve(2n) })).rejects.toThrow(
    'zero the allowance first',
  )
})

describe('controls', () => {
  test('manual mining keeps a transaction pending until a block is asked for; reset undoes it', async () => {
    const client = read()
    await control('chain', { chainId: 1, mode: 'manual' })
    const hash = await write().sendTransaction({ to: first.address, value: 1n })
    await expect(client.getTransactionReceipt({ hash })).rejects.toThrow('could not be found')
    await control('mine', { chainId: 1 })
    expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
    await control('reset')
    expect(await client.getBalance({ address: first.address })).toBe(parseEther('10000'))
    expect(await client.getTransactionCount({ address: labWalletKey.address })).toBe(0)
  })

  test('blocks come by themselves at the interval', async () => {
    const client = read(base)
    const start = await client.getBlockNumber({ cacheTime: 0 })
    await control('chain', { chainId: 8453, mode: 'interval', intervalMs: 20 })
    await expect.poll(() => client.getBlockNumber({ cacheTime: 0 })).toBeGreaterThan(start + 2n)
  })

  test('a failing chain answers with the status, for the named methods only', async () => {
    const rpc = stack.manifest.chains['eip155:10']?.rpc ?? ''
    const ask = (method: string) =>
      fetch(rpc, { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }) })
    await control('fail', { chainId: 10, status: 503, retryAfter: 1, methods: ['eth_blockNumber'] })
    const failed = await ask('eth_blockNumber')
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await ask('eth_chainId')).status).toBe(200)
    await control('fail', { chainId: 10, drop: true })
    await expect(ask('eth_chainId')).rejects.toThrow()
    await control('fail', { chainId: 10, off: true })
    expect((await ask('eth_blockNumber')).status).toBe(200)
  })

  test('a delayed chain answers late', async () => {
    await control('fail', { chainId: 10, delayMs: 150 })
    const start = performance.now()
    await read(optimism).getChainId()
    expect(performance.now() - start).toBeGreaterThanOrEqual(145)
  })

  test.each([
    ['chain', { chainId: 5, mode: 'auto' }, '"chainId" must be one of 1, 10, 8453'],
    ['chain', { chainId: 1, mode: 'often' }, '"mode" must be'],
    ['fail', { chainId: 1, delayMs: -1 }, '"delayMs" must be'],
    ['fail', { chainId: 1 }, 'one of "status"'],
  ])('%s with %o is refused', async (path, body, message) => {
    const response = await control(path, body)
    expect(response.status).toBe(400)
    expect((await response.json()).error).toContain(message)
  })

  test('a page of another origin cannot use them', async () => {
    const simple = await fetch(`${stack.url}/control/reset`, { method: 'POST', body: '{}' })
    expect(simple.status).toBe(415)
    const preflight = await fetch(`${stack.url}/control/reset`, { method: 'OPTIONS' })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })
})

test('a second stack on the same ports is refused and leaves the first alone', async () => {
  const basePort = Number(new URL(stack.url).port)
  await expect(startStack({ basePort, pages: 'none', cacheFolder })).rejects.toThrow(`Port ${basePort} is taken`)
  expect(await read().getChainId()).toBe(1)
})

test('a second start uses the saved state; close ends every child and frees every port', async () => {
  const basePort = await findBasePort()
  const saved = readSavedTimes()
  expect(Object.keys(saved)).toHaveLength(6)
  const warm = await startStack({ basePort, pages: 'none', cacheFolder })
  // A chain that deploys would write its state.
  expect(readSavedTimes()).toEqual(saved)
  const contracts = (of: Stack) => Object.values(of.manifest.chains).map((chain) => chain.contracts)
  expect(contracts(warm)).toEqual(contracts(stack))
  const client = createPublicClient({ chain: mainnet, transport: http(warm.manifest.chains['eip155:1']?.rpc) })
  expect(await client.getEnsName({ address: first.address })).toBe('lab.eth')
  const { timestamp } = await client.getBlock()
  expect(Date.now() / 1_000 - Number(timestamp)).toBeLessThan(60)

  expect(warm.pids.filter(isRunning)).toHaveLength(4)
  await warm.close()
  expect(warm.pids.filter(isRunning)).toEqual([])
  await assertPortsFree(listPorts(basePort))
  expect(existsSync(warm.logFile)).toBe(true)
}, 20_000)

test('a chain that dies is reported, and close still ends the rest', async () => {
  const failures: string[] = []
  const onFailure = (error: Error) => failures.push(error.message)
  const broken = await startStack({ basePort: await findBasePort(), pages: 'none', cacheFolder, onFailure })
  process.kill(broken.pids[1] ?? 0, 'SIGKILL')
  await expect.poll(() => failures).toEqual([expect.stringContaining('chain 10 ended unexpectedly')])
  await broken.close()
  expect(broken.pids.filter(isRunning)).toEqual([])
}, 20_000)
