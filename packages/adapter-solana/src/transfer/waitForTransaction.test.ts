import { defineNetwork } from '@portico/core'
import { solana } from '@portico/core/networks'
import { createFakeContext, createFakeNode } from '@portico/core/testing'
import { expect, test, vi } from 'vitest'
import { createRpcs } from '../rpc/createRpcs.js'
import { createNonceAnswer, createNonceTransaction, fakeNonce } from '../testing/createNonceTransaction.js'
import { FakeSocket } from '../testing/FakeSocket.js'
import type { SentTransactions } from './isDead.js'
import { waitForTransaction } from './waitForTransaction.js'

const hash = 'signature'
const networkId = solana.caipNetworkId
const unknown = { value: [null] }
const seen = (confirmationStatus: string, err: unknown = null) => ({ value: [{ confirmationStatus, err }] })

function arrange(answers: Record<string, unknown> = {}, sent: SentTransactions = new Map()) {
  const chain = { status: unknown as unknown, height: 10 as unknown }
  const fetch = createFakeNode({
    getSignatureStatuses: () => chain.status,
    getBlockHeight: () => chain.height,
    sendTransaction: hash,
    ...answers,
  })
  const rpcUrls = { default: { http: ['https://node.example'], webSocket: ['wss://node.example'] } }
  const context = createFakeContext({ fetch, networks: [defineNetwork({ ...solana, rpcUrls })] })
  const controller = new AbortController()
  const rpc = createRpcs(context)(networkId)
  const waiting = waitForTransaction({ context, rpc, networkId, hash, sent, signal: controller.signal })
  waiting.catch(() => {})
  return { ...context, chain, controller, waiting, sent, methods: fetch.methods }
}

const resend = () => new Map([[hash, { transaction: new Uint8Array(3), lastValidBlockHeight: 100 }]])

test.each(['confirmed', 'finalized'])('resolves once the transaction is %s', async (status) => {
  const { chain, clock, waiting, sent } = arrange({}, resend())
  chain.status = seen('processed')
  await clock.advance(1000)
  chain.status = seen(status)
  await clock.advance(5000)
  await expect(waiting).resolves.toEqual({ hash, status: 'success' })
  expect([clock.pending(), sent.size]).toEqual([0, 0])
})

test('tells the reason of a failure on chain, from the log where there is one', async () => {
  const logMessages = ['Program log: Error: insufficient funds']
  const { chain, waiting, clock } = arrange({ getTransaction: { meta: { logMessages } } })
  chain.status = seen('confirmed', { InstructionError: [0, { Custom: 1 }] })
  await clock.advance(1000)
  const error = { code: 'solana/transaction-failed', params: { reason: 'insufficient funds', code: 1 } }
  await expect(waiting).resolves.toMatchObject({ hash, status: 'reverted', error })
  const bare = arrange()
  bare.chain.status = seen('confirmed', 'SanitizeFailure')
  await bare.clock.advance(1000)
  await expect(bare.waiting).resolves.toMatchObject({ error: { params: { reason: 'SanitizeFailure' } } })
})

test('sends the same bytes again while no block holds them', async () => {
  const { clock, methods, controller } = arrange({}, resend())
  await clock.advance(3000)
  expect(methods().filter((method) => method === 'sendTransaction').length).toBeGreaterThanOrEqual(3)
  controller.abort()
})

test('expires when the chain is past its last block twice without it', async () => {
  const { chain, clock, waiting, sent } = arrange({}, resend())
  await clock.advance(3000)
  chain.height = 101
  await clock.advance(5000)
  await expect(waiting).rejects.toMatchObject({ code: 'transfer/expired' })
  expect([clock.pending(), sent.size]).toEqual([0, 0])
})

test('does not expire by the word of one node that lags behind', async () => {
  const late = [unknown, unknown, unknown, seen('confirmed')]
  const { chain, clock, waiting } = arrange({ getSignatureStatuses: () => late.shift() }, resend())
  await clock.advance(700)
  chain.height = 101
  // One look more finds nothing, the next one finds it.
  await clock.advance(10_000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test('does not expire at its last block, nor when it turns up after all', async () => {
  const { chain, clock, waiting } = arrange({}, resend())
  chain.height = 100
  await clock.advance(30_000)
  chain.height = 101
  chain.status = seen('confirmed')
  await clock.advance(5000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test('gives a transaction from before a reload the life of the newest blockhash', async () => {
  const { chain, clock, waiting, methods } = arrange()
  await clock.advance(1000)
  chain.height = 160
  await clock.advance(10_000)
  expect(methods()).not.toContain('sendTransaction')
  chain.height = 161
  await clock.advance(5000)
  await expect(waiting).rejects.toMatchObject({ code: 'transfer/expired' })
})

test('finds an old transaction in the archive, at once and after its life', async () => {
  const archive = (_: string[], { searchTransactionHistory }: { searchTransactionHistory: boolean }) =>
    searchTransactionHistory ? seen('finalized') : unknown
  const { clock, waiting } = arrange({ getSignatureStatuses: archive })
  await clock.advance(100)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
  let looks = 0
  const late = arrange({
    getSignatureStatuses: (...p: Parameters<typeof archive>) => (looks++ ? archive(...p) : unknown),
  })
  await late.clock.advance(3000)
  late.chain.height = 161
  await late.clock.advance(3000)
  await expect(late.waiting).resolves.toMatchObject({ status: 'success' })
})

test('waits out a node that talks nonsense', async () => {
  const { chain, clock, waiting } = arrange()
  chain.status = { value: 7 }
  chain.height = 'high'
  await clock.advance(10_000)
  chain.status = seen('finalized')
  await clock.advance(5000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test.each([
  ['gives nothing of use', { value: 7 }, 'high'],
  ['stands still', unknown, 10],
  ['never confirms what it has seen', seen('processed'), 10_000],
])('ends after five minutes with a node that %s, and keeps the bytes', async (_, status, height) => {
  const { chain, clock, waiting, sent } = arrange({}, resend())
  chain.status = status
  chain.height = height
  await clock.advance(290_000)
  const pending = clock.pending()
  await clock.advance(20_000)
  await expect(waiting).rejects.toMatchObject({ code: 'solana/rpc-failed' })
  expect([pending > 0, clock.pending(), sent.has(hash)]).toEqual([true, 0, true])
})

const durable = () =>
  new Map([[hash, { transaction: createNonceTransaction(0), lastValidBlockHeight: 100 }]]) satisfies SentTransactions

test('waits for a transaction on a durable nonce as long as the account holds its value', async () => {
  const account = { value: createNonceAnswer(fakeNonce.value, 500) }
  const { chain, clock, waiting, methods } = arrange({ getAccountInfo: () => account.value }, durable())
  // Long past its blockhash's block, by which it would be dead.
  chain.height = 10_000
  await clock.advance(60_000)
  expect(methods()).toContain('sendTransaction')
  chain.status = seen('confirmed')
  await clock.advance(5000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test.each([
  ['holds another value', createNonceAnswer(fakeNonce.next, 500)],
  ['was closed', { context: { slot: 500 }, value: null }],
  ['is no nonce account any more', { context: { slot: 500 }, value: { owner: hash, data: ['', 'base64'] } }],
])('expires a transaction on a durable nonce once its account %s', async (_, answer) => {
  const account = { value: createNonceAnswer(fakeNonce.value, 500) }
  const { chain, clock, waiting, sent } = arrange({ getAccountInfo: () => account.value }, durable())
  chain.status = { context: { slot: 500 }, value: [null] }
  await clock.advance(5000)
  account.value = answer
  await clock.advance(5000)
  await expect(waiting).rejects.toMatchObject({ code: 'transfer/expired' })
  expect([clock.pending(), sent.size]).toEqual([0, 0])
})

test('believes no node that has not seen the block in which the nonce was used', async () => {
  const account = { value: createNonceAnswer(fakeNonce.value, 499) }
  const { chain, clock, waiting } = arrange({ getAccountInfo: () => account.value }, durable())
  await clock.advance(5000)
  account.value = createNonceAnswer(fakeNonce.next, 500)
  chain.status = { context: { slot: 499 }, value: [null] }
  await clock.advance(30_000)
  chain.status = { context: { slot: 500 }, ...seen('confirmed') }
  await clock.advance(5000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test('believes a status that was found, also of a node that is behind the one that showed the used nonce', async () => {
  const account = { value: createNonceAnswer(fakeNonce.value, 499) }
  const { chain, clock, waiting } = arrange({ getAccountInfo: () => account.value }, durable())
  await clock.advance(5000)
  account.value = createNonceAnswer(fakeNonce.next, 500)
  chain.status = { context: { slot: 499 }, ...seen('confirmed') }
  await clock.advance(5000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test('takes no value for a used nonce before it has seen the own one: the node may be behind', async () => {
  const { chain, clock, waiting } = arrange({ getAccountInfo: createNonceAnswer(fakeNonce.next, 500) }, durable())
  chain.status = { context: { slot: 500 }, value: [null] }
  await clock.advance(60_000)
  chain.status = { context: { slot: 501 }, ...seen('confirmed') }
  await clock.advance(5000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test.each([
  ['no slot', { value: null }],
  ['no data', { context: { slot: 500 }, value: { owner: hash } }],
  ['data of another kind', { context: { slot: 500 }, value: { owner: hash, data: [7] } }],
  ['data that cannot be read', { context: { slot: 500 }, value: { owner: hash, data: ['?', 'base64'] } }],
])('proves nothing by an answer about a nonce with %s', async (_, answer) => {
  const { chain, clock, waiting } = arrange({ getAccountInfo: answer }, durable())
  await clock.advance(30_000)
  chain.status = seen('confirmed')
  await clock.advance(5000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test('ends with the signal', async () => {
  const { clock, waiting, controller } = arrange()
  await clock.advance(1000)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
  expect(clock.pending()).toBe(0)
})

test('looks seldom while a subscription stands, and at once when it speaks', async () => {
  vi.stubGlobal('WebSocket', FakeSocket)
  const { chain, clock, waiting, methods } = arrange()
  const socket = FakeSocket.last()
  socket.accept()
  await clock.flush()
  await clock.advance(4000)
  const looks = methods().length
  expect(looks).toBeLessThan(7)
  chain.status = seen('confirmed')
  socket.speak({ method: 'signatureNotification', params: { result: { value: { err: null } } } })
  await clock.flush()
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
  expect([socket.isClosed, clock.pending()]).toEqual([true, 0])
})

test.each<[string, (socket: FakeSocket) => void]>([
  ['breaks', (socket) => socket.onclose?.()],
  ['is refused', (socket) => socket.speak({ id: 1, error: { code: -32601 } })],
  ['talks nonsense', (socket) => socket.onmessage?.({ data: '{' })],
])('goes on looking when the subscription %s', async (_, cut) => {
  vi.stubGlobal('WebSocket', FakeSocket)
  const { chain, clock, waiting } = arrange()
  const socket = FakeSocket.last()
  socket.onopen?.()
  cut(socket)
  await clock.advance(3000)
  chain.status = seen('confirmed')
  await clock.advance(3000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
  expect(socket.isClosed).toBe(true)
})

test('goes on looking where no socket can be made', async () => {
  const Refused = class {
    constructor() {
      throw new Error('blocked by the policy of the page')
    }
  }
  vi.stubGlobal('WebSocket', Refused)
  const { chain, clock, waiting } = arrange()
  chain.status = seen('confirmed')
  await clock.advance(3000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})
