import { createFakeContext, createFakeFetch, createFakeNode, NodeError } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { createClients } from './createClients.js'
import { waitForReceipt } from './waitForReceipt.js'

const networkId = 'eip155:1'
const hash = `0x${'aa'.repeat(32)}`
const other = `0x${'bb'.repeat(32)}`
const from = '0xab16a96d359ec26a11e2c2b3d8f8b8942d5bfcdb'
const to = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const pending = { hash, from, to, nonce: '0x7', value: '0x1', input: '0x' }
const fail = () => {
  throw new NodeError(-32000)
}

function arrange(answers: Record<string, unknown> = {}) {
  const state: Record<string, unknown> = {
    eth_getTransactionReceipt: null,
    eth_getTransactionByHash: pending,
    eth_blockNumber: '0x10',
    eth_getTransactionCount: '0x7',
    ...answers,
  }
  const fetch = createFakeNode(state)
  const context = createFakeContext({ fetch })
  const controller = new AbortController()
  const client = createClients(context)(networkId)
  const waiting = waitForReceipt({ context, client, networkId, hash, signal: controller.signal })
  waiting.catch(() => {})
  return { ...context, state, waiting, controller, node: fetch }
}

const mined = (status: string) => (of: string) => (of === hash ? { blockNumber: '0x11', status } : null)

test.each([
  ['0x1', 'success'],
  ['0x0', 'reverted'],
])('reports status %s as %s', async (status, expected) => {
  const { waiting, clock, state } = arrange()
  await clock.advance(1000)
  state.eth_getTransactionReceipt = mined(status)
  await clock.advance(4000)
  await expect(waiting).resolves.toEqual({ hash, status: expected })
  expect(clock.pending()).toBe(0)
})

test('waits out a node that fails', async () => {
  const { waiting, clock, state } = arrange({ eth_getTransactionReceipt: fail })
  await clock.advance(120_000)
  state.eth_getTransactionReceipt = mined('0x1')
  await clock.advance(10_000)
  await expect(waiting).resolves.toMatchObject({ status: 'success' })
})

test('looks ever less often, but no less than every four seconds', async () => {
  const { clock, node, controller } = arrange()
  await clock.advance(60_000)
  const looks = node.methods().filter((method) => method === 'eth_getTransactionReceipt').length
  expect(looks).toBeGreaterThan(15)
  expect(looks).toBeLessThan(25)
  controller.abort()
})

test('stops at abort and leaves no timer', async () => {
  const { waiting, clock, controller, node } = arrange()
  await clock.advance(5000)
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
  const asked = node.calls.length
  await clock.advance(60_000)
  expect(node.calls).toHaveLength(asked)
})

test('stops at abort while the node hangs', async () => {
  const { clock, fetch } = createFakeContext({ fetch: createFakeFetch('hang') })
  const context = createFakeContext({ clock, fetch })
  const controller = new AbortController()
  const client = createClients(context)(networkId)
  const waiting = waitForReceipt({ context, client, networkId, hash, signal: controller.signal })
  controller.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'connection/aborted' })
})

/** The chain after another transaction of the account has used the nonce. */
function replaceWith(transaction: object, status = '0x1') {
  return {
    eth_getTransactionCount: '0x8',
    eth_blockNumber: '0x12',
    eth_getBlockByNumber: (number: string) => ({ transactions: number === '0x11' ? [transaction] : [] }),
    eth_getTransactionReceipt: (of: string) => (of === other ? { blockNumber: '0x11', status } : null),
  }
}

test('follows the same transfer at another price', async () => {
  const { waiting, clock, state } = arrange()
  await clock.advance(1000)
  Object.assign(state, replaceWith({ ...pending, hash: other }, '0x0'))
  await clock.advance(5000)
  await expect(waiting).resolves.toEqual({ hash, status: 'reverted', replacedBy: other })
})

test.each([
  ['recipient', { to: from }],
  ['amount', { value: '0x0' }],
  ['data', { input: '0x01' }],
])('does not take a transaction with another %s for the transfer', async (_, change) => {
  const { waiting, clock, state } = arrange()
  await clock.advance(1000)
  Object.assign(state, replaceWith({ ...pending, ...change, hash: other }))
  await clock.advance(5000)
  await expect(waiting).rejects.toMatchObject({ code: 'transfer/replaced', params: { hash, replacedBy: other } })
})

test('gives a lagging node time before it calls the transaction replaced', async () => {
  const { waiting, clock, state } = arrange()
  await clock.advance(1000)
  Object.assign(state, replaceWith({ ...pending, nonce: '0x6', hash: other }))
  await clock.advance(3000)
  state.eth_getTransactionReceipt = mined('0x1')
  await clock.advance(5000)
  await expect(waiting).resolves.toEqual({ hash, status: 'success' })
})

test('calls a transaction replaced when its nonce stays used and nothing is found', async () => {
  const { waiting, clock, state } = arrange()
  await clock.advance(1000)
  Object.assign(state, replaceWith({ ...pending, from: to, hash: other }))
  await clock.advance(60_000)
  await expect(waiting).rejects.toMatchObject({ code: 'transfer/replaced', params: { hash } })
})
