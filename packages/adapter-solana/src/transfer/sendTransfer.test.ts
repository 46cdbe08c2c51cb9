import { solana } from '@portico/core/networks'
import {
  createFakeConnection,
  createFakeContext,
  createFakeNode,
  type FakeContext,
  NodeError,
} from '@portico/core/testing'
import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { createRpcs } from '../rpc/createRpcs.js'
import {
  type CreateFakeStandardWalletOptions,
  createFakeStandardWallet,
  fakeAddresses,
} from '../testing/createFakeStandardWallet.js'
import { createNonceAnswer, createNonceTransaction, fakeNonce } from '../testing/createNonceTransaction.js'
import { createTransaction } from '../testing/createTransaction.js'
import { instructions } from './instructions.js'
import type { SentTransactions } from './isDead.js'
import { sendTransfer } from './sendTransfer.js'

const [from, to] = fakeAddresses
const networkId = solana.caipNetworkId
const signature = base58.encode(new Uint8Array(64).fill(7))

function fail(data: object, code = -32002): never {
  throw new NodeError(code, data)
}

function arrange(answers: Record<string, unknown> = {}, options: CreateFakeStandardWalletOptions = {}, more = {}) {
  const fetch = createFakeNode({
    getLatestBlockhash: { value: { blockhash: to, lastValidBlockHeight: 150 } },
    sendTransaction: signature,
    getBlockHeight: 10,
    getSignatureStatuses: { value: [null] },
    ...answers,
  })
  const context = createFakeContext({ fetch, networks: [solana], ...more })
  const wallet = createFakeStandardWallet(options)
  const connection = createFakeConnection({
    namespaces: ['solana'],
    accounts: { solana: [from] },
    providers: { solana: { wallet } },
  })
  const sent: SentTransactions = new Map()
  const rpc = createRpcs(context)(networkId)
  const calls = [instructions.transferLamports({ from, to, lamports: 1n })]
  const send = (signal?: AbortSignal) =>
    sendTransfer({ context, rpc, connection, networkId, from, calls, sent, signal })
  return { context, fetch, wallet, connection, sent, send, methods: fetch.methods }
}

/** Runs the clock along with the command, whose pauses are short. */
async function run<value>({ clock }: FakeContext, pending: Promise<value>): Promise<value> {
  pending.catch(() => {})
  await clock.advance(20_000)
  return pending
}

test('sends what the wallet signed, and remembers it', async () => {
  const { wallet, fetch, sent, send } = arrange()
  await expect(send()).resolves.toBe(signature)
  expect(wallet.calls.map(({ name }) => name)).toEqual(['solana:signTransaction'])
  expect(sent.get(signature)).toMatchObject({ lastValidBlockHeight: 150, transaction: expect.any(Uint8Array) })
  const body = JSON.parse(fetch.calls.at(-1)?.body ?? '')
  expect(body).toMatchObject({ method: 'sendTransaction', params: [expect.any(String), { maxRetries: 0 }] })
})

test('lets a wallet send that cannot sign alone', async () => {
  const { wallet, methods, sent, send } = arrange({}, { without: ['solana:signTransaction'] })
  await expect(send()).resolves.toBe(signature)
  expect(wallet.calls.map(({ name }) => name)).toEqual(['solana:signAndSendTransaction'])
  expect(methods()).toEqual(['getLatestBlockhash'])
  // It may have put a fresher blockhash in, so nothing is known of its end.
  expect(sent.size).toBe(0)
})

test('asks again under a new blockhash only when the first transaction is provably dead', async () => {
  let tries = 0
  const { context, wallet, methods, send } = arrange({
    sendTransaction: () => (++tries < 3 ? fail({ err: 'BlockhashNotFound' }) : signature),
    getBlockHeight: () => (tries < 2 ? 150 : 151),
  })
  await expect(run(context, send())).resolves.toBe(signature)
  const looks = ['sendTransaction', 'getBlockHeight']
  expect(methods()).toEqual([
    'getLatestBlockhash',
    ...looks,
    ...looks,
    'getSignatureStatuses',
    'getLatestBlockhash',
    'sendTransaction',
  ])
  expect(wallet.calls).toHaveLength(2)
})

test.each([
  // The node that gave the wallet its blockhash may be ahead.
  ['that of the newest blockhash, and 150 blocks', () => 200, 350],
  ['not known when the node does not say', () => fail({}, -32602), Number.POSITIVE_INFINITY],
])('takes for the end of a transaction that the wallet changed %s', async (_, end, lastValidBlockHeight) => {
  let [reads, tries] = [0, 0]
  const { context, wallet, methods, send, sent } = arrange({
    getLatestBlockhash: () => ({ value: { blockhash: to, lastValidBlockHeight: reads++ ? end() : 150 } }),
    sendTransaction: () => (++tries < 3 ? fail({ err: 'BlockhashNotFound' }) : signature),
    getBlockHeight: 300,
  })
  const other = createTransaction(0)
  other.set(new Uint8Array(64).fill(7), 1)
  wallet.script('solana:signTransaction', { result: [{ signedTransaction: other }] })
  // By the blockhash it was asked to sign it would be dead by now, and be signed again beside the first one.
  await expect(run(context, send())).resolves.toBe(signature)
  expect(wallet.calls).toHaveLength(1)
  expect(methods()).not.toContain('getSignatureStatuses')
  expect(sent.get(signature)).toEqual({ transaction: other, lastValidBlockHeight })
})

test.each([
  // By the height of the chain it would be dead in each case.
  ['its nonce still stands', fakeNonce.value, 500],
  ['the node has not seen the block that used its nonce', fakeNonce.next, 499],
  ['the node shows another value, which may be an older one', fakeNonce.next, 500],
])('asks for no second signature of a transaction on a durable nonce: %s', async (_, value, slot) => {
  let tries = 0
  const { context, wallet, send } = arrange({
    sendTransaction: () => (++tries < 2 ? fail({ err: 'BlockhashNotFound' }) : signature),
    getBlockHeight: 10_000,
    getAccountInfo: createNonceAnswer(value, 500),
    getSignatureStatuses: { context: { slot }, value: [null] },
  })
  wallet.script('solana:signTransaction', { result: [{ signedTransaction: createNonceTransaction(0) }] })
  await expect(run(context, send())).resolves.toBe(signature)
  expect(wallet.calls).toHaveLength(1)
})

test('watches a transaction that a node in trouble refused, for another may have it', async () => {
  const { context, send, sent } = arrange({ sendTransaction: () => fail({ numSlotsBehind: 9 }, -32005) })
  await expect(run(context, send())).resolves.toBe(signature)
  expect(sent.has(signature)).toBe(true)
})

test('gives up handing over when the chain stands still, and watches', async () => {
  const { context, wallet, send, sent } = arrange({ sendTransaction: () => fail({ err: 'BlockhashNotFound' }) })
  const sending = send()
  await context.clock.advance(125_000)
  await expect(sending).resolves.toBe(signature)
  expect([wallet.calls.length, sent.has(signature), context.clock.pending()]).toEqual([1, true, 0])
})

test('asks for no second signature while the first transaction is known', async () => {
  let tries = 0
  const { context, wallet, send } = arrange({
    sendTransaction: () => (++tries < 3 ? fail({ err: 'BlockhashNotFound' }) : fail({ err: 'AlreadyProcessed' })),
    getBlockHeight: 200,
    // By then only the archive may know it.
    getSignatureStatuses: (_: string[], { searchTransactionHistory }: { searchTransactionHistory: boolean }) => ({
      value: [searchTransactionHistory ? { confirmationStatus: 'processed', err: null } : null],
    }),
  })
  await expect(run(context, send())).resolves.toBe(signature)
  expect(wallet.calls).toHaveLength(1)
})

test('asks twice at most', async () => {
  const { context, wallet, send } = arrange({
    sendTransaction: () => fail({ err: 'BlockhashNotFound' }),
    getBlockHeight: 200,
  })
  await expect(run(context, send())).rejects.toMatchObject({ code: 'transfer/expired' })
  expect(wallet.calls).toHaveLength(2)
})

test('watches a transaction whose node was lost, for it may have it', async () => {
  const { context, fetch, send, sent } = arrange()
  const pending = send()
  fetch.respond((call) => {
    const { id, method } = JSON.parse(call.body ?? '{}')
    const result = { value: { blockhash: to, lastValidBlockHeight: 150 } }
    return method === 'sendTransaction' ? 'offline' : { json: { jsonrpc: '2.0', id, result } }
  })
  await expect(run(context, pending)).resolves.toBe(signature)
  expect(sent.has(signature)).toBe(true)
})

test.each<[string, object, number]>([
  ['transfer/insufficient-funds', { err: 'InsufficientFundsForFee' }, -32002],
  ['transfer/estimate-failed', { err: { InstructionError: [2, { Custom: 1 }] } }, -32002],
  ['transfer/estimate-failed', {}, -32003],
])('throws %s when the node answers with %o', async (code, data, number) => {
  const { send, sent } = arrange({ sendTransaction: () => fail(data, number) })
  await expect(send()).rejects.toMatchObject({ code })
  expect(sent.size).toBe(0)
})

test.each<[string, Parameters<ReturnType<typeof arrange>['wallet']['script']>[1]]>([
  ['wallet/rejected', { error: { code: 4001 } }],
  ['wallet/invalid-response', { result: [{ signedTransaction: 'text' }] }],
  ['wallet/invalid-response', { result: [{ signedTransaction: new Uint8Array(3) }] }],
])('throws %s and sends nothing when the wallet does %o', async (code, behaviour) => {
  const { wallet, methods, send } = arrange()
  wallet.script('solana:signTransaction', behaviour)
  await expect(send()).rejects.toMatchObject({ code })
  expect(methods()).toEqual(['getLatestBlockhash'])
})

test.each([[[]], [[{ signature: 'text' }]]])(
  'says that it may have been sent if a wallet that sends answers %j',
  async (result) => {
    const { wallet, send } = arrange({}, { without: ['solana:signTransaction'] })
    wallet.script('solana:signAndSendTransaction', { result })
    await expect(send()).rejects.toMatchObject({ code: 'solana/outcome-unknown' })
  },
)

test('asks no wallet that no longer shares the account', async () => {
  const { connection, wallet, send } = arrange()
  connection.setAccounts('solana', [to])
  await expect(send()).rejects.toMatchObject({ code: 'wallet/unauthorized' })
  expect(wallet.calls).toEqual([])
})

test('asks no wallet that is on another network', async () => {
  const { connection, wallet, send } = arrange()
  connection.setNetwork('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1')
  await expect(send()).rejects.toMatchObject({ code: 'wallet/chain-disconnected' })
  expect(wallet.calls).toEqual([])
})

test('ends at abort while the wallet hangs', async () => {
  const { context, wallet, send } = arrange()
  const controller = new AbortController()
  wallet.script('solana:signTransaction', 'hang')
  const sending = send(controller.signal)
  await context.clock.flush()
  controller.abort()
  await expect(sending).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(context.clock.pending()).toBe(0)
})

test('sends what was signed although nobody waits any more', async () => {
  let tries = 0
  const { context, methods, sent, send } = arrange({
    sendTransaction: () => (++tries < 4 ? fail({ err: 'BlockhashNotFound' }) : signature),
  })
  const controller = new AbortController()
  const sending = send(controller.signal)
  await context.clock.advance(2500)
  controller.abort()
  await expect(sending).rejects.toMatchObject({ code: 'connection/aborted' })
  await context.clock.advance(5000)
  expect(methods().filter((method) => method === 'sendTransaction')).toHaveLength(4)
  expect([sent.has(signature), context.clock.pending()]).toEqual([true, 0])
})

test('tries no more once the instance has ended', async () => {
  const lifetime = new AbortController()
  const { context, send } = arrange(
    { sendTransaction: () => fail({ err: 'BlockhashNotFound' }) },
    {},
    { lifetime: lifetime.signal },
  )
  const sending = send()
  await context.clock.advance(2500)
  lifetime.abort()
  await expect(sending).resolves.toBe(signature)
  expect(context.clock.pending()).toBe(0)
})
