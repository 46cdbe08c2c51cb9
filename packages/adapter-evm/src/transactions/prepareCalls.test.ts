import type { Call } from '@portico/core'
import { base, mainnet } from '@portico/core/networks'
import {
  createFakeConnection,
  createFakeContext,
  createFakeNode,
  createFakeProvider,
  type FakeProviderScript,
  NodeError,
} from '@portico/core/testing'
import { numberToHex } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { createActions } from '../actions/createActions.js'
import { createClients } from '../calls/createClients.js'
import { prepareCalls } from './prepareCalls.js'

const from = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const to = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const gwei = 10n ** 9n
const hash = `0x${'cd'.repeat(32)}`
const approve: Call = { to, data: '0x095ea7b3', value: 0n }
const swap: Call = { to, data: '0x12345678', value: 7n }
const success = { status: '0x1', returnData: '0x', gasUsed: numberToHex(50_000n), logs: [] }

/** 1 ETH, 10 gwei base fee and 1 gwei tip; each call takes 50,000 gas. */
const ordinary = {
  eth_getBalance: numberToHex(10n ** 18n),
  eth_estimateGas: numberToHex(40_000n),
  eth_getBlockByNumber: { number: '0x1', baseFeePerGas: numberToHex(10n * gwei), transactions: [] },
  eth_maxPriorityFeePerGas: numberToHex(gwei),
  eth_simulateV1: ({ blockStateCalls: [{ calls }] }: { blockStateCalls: [{ calls: unknown[] }] }) => [
    { calls: calls.map(() => success) },
  ],
}

type Options = {
  readonly answers?: Record<string, unknown>
  readonly capabilities?: FakeProviderScript
  readonly lifetime?: AbortSignal
}

function arrange({ answers = {}, capabilities, lifetime }: Options = {}) {
  const fetch = createFakeNode({ ...ordinary, ...answers })
  const context = createFakeContext({ fetch, networks: [mainnet, base], ...(lifetime && { lifetime }) })
  const provider = createFakeProvider({ authorized: true, accounts: [from] })
  if (capabilities) provider.script('wallet_getCapabilities', capabilities)
  const connection = createFakeConnection({ accounts: { eip155: [from] }, providers: { eip155: provider } })
  const prepare = (calls: readonly Call[]) =>
    prepareCalls({ context, getClient: createClients(context), connection, networkId: 'eip155:1', from, calls })
  return { context, connection, provider, prepare, clock: context.clock }
}

const atomic = { result: { '0x1': { atomic: { status: 'supported' } } } }

describe('a single call', () => {
  test('is priced with room, and sent as a transaction', async () => {
    const { prepare, provider } = arrange()
    const prepared = await prepare([swap])
    expect(prepared).toMatchObject({ atomic: true, fee: 40_000n * 11n * gwei, maxFee: 60_000n * 21n * gwei })
    await expect(prepared.send()).resolves.toMatch(/^0x/)
    const call = provider.calls.find(({ method }) => method === 'eth_sendTransaction')
    expect(call?.params).toMatchObject([{ from, to, data: '0x12345678', value: '0x7', gas: '0xea60', chainId: '0x1' }])
    expect(provider.calls.some(({ method }) => method === 'wallet_getCapabilities')).toBe(false)
  })

  test('that the balance does not cover is refused, and so is one that would fail', async () => {
    await expect(arrange({ answers: { eth_getBalance: '0x7' } }).prepare([swap])).rejects.toMatchObject({
      code: 'transfer/insufficient-funds',
      params: { balance: 7n, amount: 7n },
    })
    const failing = () => {
      throw new NodeError(3)
    }
    await expect(arrange({ answers: { eth_estimateGas: failing } }).prepare([swap])).rejects.toMatchObject({
      code: 'transfer/estimate-failed',
    })
  })
})

test('a node that is asked too much is no call that would fail', async () => {
  const busy = () => {
    throw new NodeError(-32005)
  }
  const { prepare, clock } = arrange({ answers: { eth_estimateGas: busy } })
  const failing = expect(prepare([swap])).rejects.toMatchObject({ code: 'evm/rpc-failed' })
  await clock.advance(120_000)
  await failing
})

describe('several calls', () => {
  test('are priced by their simulation, and one batch', async () => {
    const { prepare, provider, clock } = arrange({ capabilities: atomic })
    const prepared = await prepare([approve, swap])
    const gas = 2n * 50_000n + 60_000n
    expect(prepared).toMatchObject({ atomic: true, fee: gas * 11n * gwei, maxFee: ((gas * 3n) / 2n) * 21n * gwei })
    let status: unknown = { status: 100 }
    provider.script('wallet_sendCalls', { result: { id: '0xba7c' } })
    provider.script('wallet_getCallsStatus', () => status)
    const onAccepted = vi.fn()
    const sending = prepared.send({ onAccepted })
    await clock.advance(5_000)
    expect(onAccepted.mock.calls).toEqual([['0xba7c']])
    status = { status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] }
    await clock.advance(5_000)
    await expect(sending).resolves.toBe(hash)
    expect(provider.calls.find(({ method }) => method === 'wallet_sendCalls')?.params).toEqual([
      {
        version: '2.0.0',
        from,
        chainId: '0x1',
        atomicRequired: true,
        calls: [
          { to, data: '0x095ea7b3', value: '0x0' },
          { to, data: '0x12345678', value: '0x7' },
        ],
      },
    ])
  })

  test.each<[string, FakeProviderScript, boolean]>([
    ['can upgrade the account', { result: { '0x01': { atomic: { status: 'ready' } } } }, true],
    ['can on every chain', { result: { '0x0': { atomic: { status: 'supported' } } } }, true],
    ['can on another chain only', { result: { '0x2105': { atomic: { status: 'supported' } } } }, false],
    ['cannot', { result: { '0x1': { atomic: { status: 'unsupported' } } } }, false],
    ['answers nonsense', { result: 'yes' }, false],
    ['does not know the method', { error: { code: 4200 } }, false],
  ])('of a wallet that %s', async (_, capabilities, expected) => {
    const { prepare } = arrange({ capabilities })
    const prepared = await prepare([approve, swap])
    expect(prepared.atomic).toBe(expected)
    if (!expected) await expect(prepared.send()).rejects.toMatchObject({ code: 'wallet/unsupported-method' })
  })

  test('do not wait for a wallet that never says what it can do', async () => {
    const { prepare, clock } = arrange({ capabilities: 'hang' })
    const preparing = prepare([approve, swap])
    await clock.advance(5_000)
    await expect(preparing).resolves.toMatchObject({ atomic: false })
  })

  test.each<[string, unknown, string]>([
    ['the chain reverted', { status: 500, receipts: [{ transactionHash: hash }] }, 'transfer/reverted'],
    ['the wallet could not send', { status: 400 }, 'wallet/failed'],
  ])('fail if %s', async (_, status, code) => {
    const { prepare, provider, clock } = arrange({ capabilities: atomic })
    const prepared = await prepare([approve, swap])
    provider.script('wallet_sendCalls', { result: 'an id' })
    provider.script('wallet_getCallsStatus', { result: status })
    const sending = prepared.send()
    const failing = expect(sending).rejects.toMatchObject({ code })
    await clock.advance(1_000)
    await failing
  })

  test.each<[string, FakeProviderScript]>([
    ['says that they are confirmed, but not by what', { result: { status: 200 } }],
    ['names something else than a hash', { result: { status: 'CONFIRMED', receipts: [{ transactionHash: '0x12' }] } }],
    ['has forgotten them', { error: { code: 5730 } }],
  ])('have an outcome that nobody knows if the wallet %s', async (_, script) => {
    const { prepare, provider, clock } = arrange({ capabilities: atomic })
    const prepared = await prepare([approve, swap])
    provider.script('wallet_sendCalls', { result: { id: '0xba7c' } })
    provider.script('wallet_getCallsStatus', script)
    const failing = expect(prepared.send()).rejects.toMatchObject({ code: 'evm/outcome-unknown' })
    await clock.advance(60_000)
    await failing
  })

  test('may be said to be confirmed before their receipt is there', async () => {
    const { prepare, provider, clock } = arrange({ capabilities: atomic })
    const prepared = await prepare([approve, swap])
    let status: unknown = { status: 200, receipts: [] }
    provider.script('wallet_sendCalls', { result: { id: '0xba7c' } })
    provider.script('wallet_getCallsStatus', () => status)
    const sending = prepared.send()
    await clock.advance(2_000)
    status = { status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] }
    await clock.advance(5_000)
    await expect(sending).resolves.toBe(hash)
  })

  test('are not undone by a wallet that is away for a while, and end with the instance', async () => {
    const life = new AbortController()
    const { prepare, provider, clock } = arrange({ capabilities: atomic, lifetime: life.signal })
    const prepared = await prepare([approve, swap])
    provider.script('wallet_sendCalls', { result: { id: '1' } })
    provider.script('wallet_getCallsStatus', { error: { code: -32000 } })
    const sending = prepared.send()
    const ending = expect(sending).rejects.toMatchObject({ code: 'connection/aborted' })
    await clock.advance(60_000)
    life.abort()
    await ending
  })

  test('of an earlier page are waited for by the id that the wallet gave them', async () => {
    const { context, connection, provider } = arrange()
    const { awaitCalls } = createActions(context)
    provider.script('wallet_getCallsStatus', { result: { status: 200, receipts: [{ transactionHash: hash }] } })
    await expect(awaitCalls?.({ connection, callsId: '0xba7c' })).resolves.toBe(hash)
    expect(provider.calls).toEqual([{ method: 'wallet_getCallsStatus', params: ['0xba7c'] }])
  })

  test('declined are declined', async () => {
    const { prepare, provider } = arrange({ capabilities: atomic })
    const prepared = await prepare([approve, swap])
    provider.reject('wallet_sendCalls')
    await expect(prepared.send()).rejects.toMatchObject({ code: 'wallet/rejected' })
  })

  test('that fail when they are simulated are not priced', async () => {
    const reverted = { ...success, status: '0x0' }
    const answers = { eth_simulateV1: () => [{ calls: [success, reverted] }] }
    await expect(arrange({ answers }).prepare([approve, swap])).rejects.toMatchObject({
      code: 'transfer/estimate-failed',
    })
  })
})
