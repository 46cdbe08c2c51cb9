import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { evmAdapter } from '@portico/adapter-evm'
import { type Actions, type Connection, defineNetwork, systemClock } from '@portico/core'
import { createHttpClient } from '@portico/core/internal'
import { base, mainnet } from '@portico/core/networks'
import { createFakeConnection, createFakeContext } from '@portico/core/testing'
import { parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callRpc } from './chains/callRpc.js'
import { compileContracts } from './chains/compileContracts.js'
import { labAccounts } from './chains/labAccounts.js'
import { labNames } from './chains/labNames.js'
import { type LabChain, startChain } from './chains/startChain.js'
import { findBasePort } from './testing/findBasePort.js'

const cacheFolder = mkdtempSync(join(tmpdir(), 'portico-adapter-'))
const [sender, receiver] = labAccounts().slice(2)
if (!sender || !receiver) throw new Error('The stack has too few accounts')
const networkId = 'eip155:1'
const ether = { symbol: 'ETH', name: 'Ether', decimals: 18 }
/** Bodies of the requests that the chain has answered. */
const answered: string[] = []
let chain: LabChain
let actions: Actions
let connection: Connection

const call = (method: string, params: readonly unknown[] = []) => callRpc(chain.url, method, params)
const balanceOf = async (address: string) => BigInt(String(await call('eth_getBalance', [address, 'latest'])))

function token(name: 'LAB' | 'LUSD', decimals: number) {
  return { address: chain.contracts[name] ?? '', symbol: name, name, decimals }
}

function prepare(amount: bigint, of: Parameters<Actions['prepareTransfer']>[0]['token'] = ether) {
  return actions.prepareTransfer({
    connection,
    networkId,
    from: sender?.address ?? '',
    to: receiver?.address ?? '',
    token: of,
    amount,
  })
}

function createContext(contracts = mainnet.contracts as Parameters<typeof defineNetwork>[0]['contracts']) {
  const rpcUrls = { default: { http: [chain.url] } }
  const networks = [defineNetwork({ ...mainnet, rpcUrls, contracts }), base]
  const fake = createFakeContext({ networks })
  const http = createHttpClient({ clock: systemClock, logger: fake.logger })
  const json: typeof http.json = async (request) => {
    const answer = await http.json(request)
    answered.push(JSON.stringify(request.body))
    return answer
  }
  return { ...fake, clock: systemClock, http: { ...http, json } }
}

/** A wallet that uses the chain's own unlocked keys and never prompts. */
function createWallet(): Connection {
  const provider = {
    request: ({ method, params }: { method: string; params?: unknown }) => call(method, params as readonly unknown[]),
    on: () => {},
    removeListener: () => {},
  }
  return createFakeConnection({ accounts: { eip155: [sender?.address ?? ''] }, providers: { eip155: provider } })
}

beforeAll(async () => {
  const port = await findBasePort()
  const getArtifacts = () => compileContracts(cacheFolder)
  chain = await startChain({ chainId: 1, port, anvilPort: port + 1, cacheFolder, getArtifacts })
  actions = await evmAdapter().load(createContext())
  connection = createWallet()
}, 60_000)

afterAll(async () => {
  await chain.close()
  rmSync(cacheFolder, { recursive: true })
})

beforeEach(() => chain.reset())

test('sends ETH for no more than the promised fee', async () => {
  const [before, got] = [await balanceOf(sender.address), await balanceOf(receiver.address)]
  const transfer = await prepare(parseEther('1.5'))
  const hash = await transfer.send()
  await expect(actions.waitFor({ networkId, hash })).resolves.toEqual({ hash, status: 'success' })
  expect(await balanceOf(receiver.address)).toBe(got + parseEther('1.5'))
  const paid = before - (await balanceOf(sender.address)) - parseEther('1.5')
  expect(paid).toBeGreaterThan(0n)
  expect(paid).toBeLessThanOrEqual(transfer.maxFee)
  expect(transfer.fee).toBeLessThan(transfer.maxFee)
})

test('sends the whole balance but the fee', async () => {
  const balance = await balanceOf(sender.address)
  const failure = await prepare(balance).catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'transfer/insufficient-funds', params: { balance, amount: balance } })
  const { maxFee } = (failure as { params: { maxFee: bigint } }).params
  const hash = await (await prepare(balance - maxFee)).send()
  await expect(actions.waitFor({ networkId, hash })).resolves.toMatchObject({ status: 'success' })
})

test('sends a token that returns nothing, and one that returns true', async () => {
  for (const of of [token('LUSD', 6), token('LAB', 18)]) {
    const read = async () =>
      (await actions.getTokenBalances?.({ networkId, address: receiver.address, tokens: [of] }))?.[0]
    const before = await read()
    const hash = await (await prepare(5_000_000n, of)).send()
    await expect(actions.waitFor({ networkId, hash })).resolves.toMatchObject({ status: 'success' })
    const after = await read()
    expect(after?.amount).toBe((before?.amount ?? 0n) + 5_000_000n)
  }
})

test('refuses more tokens than there are, and tokens that are none', async () => {
  await expect(prepare(parseUnits('10001', 6), token('LUSD', 6))).rejects.toMatchObject({
    code: 'transfer/insufficient-token',
  })
  await expect(prepare(1n, { ...token('LAB', 18), address: receiver.address })).rejects.toMatchObject({
    code: 'transfer/estimate-failed',
  })
})

test('reports a transaction that reverts in its block', async () => {
  const all = parseUnits('10000', 6)
  const [first, second] = [await prepare(all, token('LUSD', 6)), await prepare(all, token('LUSD', 6))]
  await chain.mining.setMode({ mode: 'manual' })
  const [won, lost] = [await first.send(), await second.send()]
  await chain.mining.mine(1)
  await expect(actions.waitFor({ networkId, hash: won })).resolves.toMatchObject({ status: 'success' })
  await expect(actions.waitFor({ networkId, hash: lost })).resolves.toMatchObject({ status: 'reverted' })
})

async function replace(hash: string, change: Record<string, unknown>) {
  const pending = (await call('eth_getTransactionByHash', [hash])) as Record<string, string>
  const { from, to, value, input, nonce, maxFeePerGas = '0x0', maxPriorityFeePerGas = '0x0' } = pending
  const double = (fee: string) => `0x${(BigInt(fee) * 2n + 1n).toString(16)}`
  const fees = { maxFeePerGas: double(maxFeePerGas), maxPriorityFeePerGas: double(maxPriorityFeePerGas) }
  return call('eth_sendTransaction', [{ from, to, value, input, nonce, ...fees, ...change }])
}

/** Resolves once the transaction is pending, as seen by someone watching a page. */
async function watch(hash: string) {
  const waiting = actions.waitFor({ networkId, hash })
  waiting.catch(() => {})
  const wasSeen = (body: string) => body.includes(hash) && body.includes('eth_getTransactionByHash')
  await expect.poll(() => answered.some(wasSeen), { interval: 10 }).toBe(true)
  return { waiting }
}

test('follows a transaction that the wallet sped up', async () => {
  const transfer = await prepare(1n)
  await chain.mining.setMode({ mode: 'manual' })
  const hash = await transfer.send()
  const { waiting } = await watch(hash)
  const replacedBy = await replace(hash, {})
  await chain.mining.mine(2)
  await expect(waiting).resolves.toEqual({ hash, status: 'success', replacedBy })
})

test('tells a cancelled transaction from a sped up one', async () => {
  const transfer = await prepare(1n)
  await chain.mining.setMode({ mode: 'manual' })
  const hash = await transfer.send()
  const { waiting } = await watch(hash)
  const replacedBy = await replace(hash, { to: sender.address, value: '0x0' })
  await chain.mining.mine(1)
  await expect(waiting).rejects.toMatchObject({ code: 'transfer/replaced', params: { hash, replacedBy } })
})

test('watches a pending transaction until told to stop', async () => {
  const transfer = await prepare(1n)
  await chain.mining.setMode({ mode: 'manual' })
  const controller = new AbortController()
  const waiting = actions.waitFor({ networkId, hash: await transfer.send(), signal: controller.signal })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
})

test('reads tokens with and without Multicall3, unknown parts from the chain', async () => {
  const single = await evmAdapter().load(createContext({}))
  const tokens = [{ address: chain.contracts.LAB ?? '' }, { address: chain.contracts.LUSD ?? '' }, receiver]
  for (const source of [actions, single]) {
    const found = await source.getTokenBalances?.({ networkId, address: sender.address, tokens })
    expect(found).toEqual([
      { token: { ...token('LAB', 18), name: 'Lab Token' }, amount: parseUnits('10000', 18) },
      { token: { ...token('LUSD', 6), name: 'Lab Dollar' }, amount: parseUnits('10000', 6) },
    ])
  }
})

test('finds addresses by name', async () => {
  const [lab] = labNames()
  const owner = { name: 'lab.eth', address: lab?.address }
  const expected = { ...owner, avatar: lab?.texts.avatar }
  await expect(actions.resolveName?.({ name: 'LAB.eth', networkId })).resolves.toEqual(expected)
  const elsewhere = actions.resolveName?.({ name: 'lab.eth', networkId: 'eip155:8453' })
  await expect(elsewhere).resolves.toEqual({ ...expected, isGeneral: true })
  await expect(actions.resolveName?.({ name: 'nobody.eth', networkId })).resolves.toBeUndefined()
})

test('reads the native balance without viem', async () => {
  const context = createContext()
  const [local] = context.networks()
  if (!local) throw new Error('The context offers no network')
  const balance = await evmAdapter().getNativeBalance(context, { address: sender.address, network: local })
  expect(balance).toBe(await balanceOf(sender.address))
})
