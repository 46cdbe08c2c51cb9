import { expect, test } from 'vitest'
import { createExchange, type Exchange } from './createExchange.js'

type Frame = { id: number | string; method?: string; result?: unknown; error?: { code: number }; params?: Pushed }
type Pushed = { id: string; data: { topic: string; message: string; tag: number; publishedAt: number } }

const topic = 'ab'.repeat(32)
const session = 'cd'.repeat(32)
const message = { topic, message: 'hello', ttl: 300, tag: 1100 }

function join(exchange: Exchange, clientId: string) {
  const frames: Frame[] = []
  // Every frame of the exchange has this shape.
  const peer = exchange.join({ clientId, send: (frame) => frames.push(frame as Frame) })
  let lastId = 0
  return {
    ...peer,
    frames,
    call(method: string, params: unknown) {
      const id = `${++lastId}`
      peer.receive(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      return frames.find((frame) => frame.id === id && !frame.method)
    },
    pushes: () => frames.flatMap(({ params }) => (params ? [params.data] : [])),
    acknowledgeAll() {
      for (const { id, method } of [...frames]) if (method) peer.receive(JSON.stringify({ id, result: true }))
    },
  }
}

test('a subscriber gets the answer first, then what waits for it, each with its own subscription', () => {
  const exchange = createExchange({ now: () => 5 })
  const [author, reader] = [join(exchange, 'author'), join(exchange, 'reader')]
  expect(author.call('irn_publish', message)).toMatchObject({ id: '1', result: true })
  reader.call('irn_batchSubscribe', { topics: [topic, session] })
  const [answer, push] = reader.frames
  expect(answer?.result).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), expect.any(String)])
  expect(push).toMatchObject({
    method: 'irn_subscription',
    params: { id: [answer?.result].flat()[0], data: { topic, message: 'hello', tag: 1100, publishedAt: 5 } },
  })
})

test('nobody gets what they wrote, not even on another socket', () => {
  const exchange = createExchange()
  const [first, second] = [join(exchange, 'same'), join(exchange, 'same')]
  second.call('irn_subscribe', { topic })
  first.call('irn_publish', message)
  expect(second.pushes()).toEqual([])
  expect(second.call('irn_fetchMessages', { topic })?.result).toEqual({ messages: [], hasMore: false })
})

test('an acknowledgement counts for the client, not for others, and not for the socket', () => {
  const exchange = createExchange()
  join(exchange, 'author').call('irn_publish', message)
  const seen = ['reader', 'reader', 'other'].map((clientId) => {
    const peer = join(exchange, clientId)
    peer.call('irn_subscribe', { topic })
    peer.acknowledgeAll()
    peer.leave()
    return peer.pushes().length
  })
  expect(seen).toEqual([1, 0, 1])
})

test('what was not acknowledged comes again; the same message is stored once', () => {
  const exchange = createExchange()
  const author = join(exchange, 'author')
  expect([author.call('irn_publish', message), author.call('irn_publish', message)]).toMatchObject([
    { result: true },
    { result: true },
  ])
  for (let round = 0; round < 2; round++) {
    const reader = join(exchange, 'reader')
    reader.call('irn_subscribe', { topic })
    reader.leave()
    expect(reader.pushes()).toHaveLength(1)
  }
})

test('a message is gone when its time is over', () => {
  let now = 0
  const exchange = createExchange({ now: () => now })
  join(exchange, 'author').call('irn_publish', message)
  const reader = join(exchange, 'reader')
  now = 299_999
  expect(reader.call('irn_batchFetchMessages', { topics: [topic] })?.result).toMatchObject({ messages: [{ topic }] })
  now = 300_000
  expect(reader.call('irn_fetchMessages', { topic })?.result).toMatchObject({ messages: [] })
})

test('who has unsubscribed or left gets nothing more', () => {
  const exchange = createExchange()
  const [author, gone, quiet] = ['author', 'gone', 'quiet'].map((id) => join(exchange, id))
  gone?.call('irn_subscribe', { topic })
  gone?.leave()
  quiet?.call('irn_subscribe', { topic })
  quiet?.call('irn_unsubscribe', { topic, id: 'any' })
  author?.call('irn_batchPublish', { messages: [message] })
  expect([gone?.pushes(), quiet?.pushes()]).toEqual([[], []])
})

test('proposing and approving subscribe the caller and publish with the right tags', () => {
  const exchange = createExchange()
  const [app, wallet] = [join(exchange, 'app'), join(exchange, 'wallet')]
  app.call('wc_proposeSession', { pairingTopic: topic, sessionProposal: 'propose', ttl: 300, correlationId: 1 })
  wallet.call('irn_subscribe', { topic })
  expect(wallet.pushes()).toMatchObject([{ topic, message: 'propose', tag: 1100 }])
  wallet.call('wc_approveSession', {
    sessionTopic: session,
    pairingTopic: topic,
    sessionProposalResponse: 'response',
    sessionSettlementRequest: 'settle',
    ttl: 300,
  })
  expect(app.pushes()).toMatchObject([{ topic, message: 'response', tag: 1101 }])
  app.call('irn_subscribe', { topic: session })
  expect(app.pushes()[1]).toMatchObject({ topic: session, message: 'settle', tag: 1102 })
  app.call('irn_publish', { topic: session, message: 'settled', ttl: 300, tag: 1103 })
  expect(wallet.pushes()[1]).toMatchObject({ message: 'settled', tag: 1103 })
})

test.each([
  ['irn_dance', {}, -32601],
  ['constructor', {}, -32601],
  ['irn_publish', undefined, -32602],
  ['irn_publish', { ...message, topic: 'ab' }, -32602],
  ['irn_publish', { ...message, ttl: 0 }, -32602],
  ['irn_publish', { ...message, ttl: 30 * 86_400 + 1 }, -32602],
  ['irn_publish', { ...message, tag: '1' }, -32602],
  ['irn_publish', { ...message, message: 'x'.repeat(1_000_001) }, -32602],
  ['irn_subscribe', { topic: [] }, -32602],
  ['irn_batchSubscribe', { topics: Array(501).fill(topic) }, -32602],
  ['wc_approveSession', { sessionTopic: session, pairingTopic: topic, ttl: 300 }, -32602],
])('%s with bad parameters is %i', (method, params, code) => {
  expect(join(createExchange(), 'client').call(method, params)).toMatchObject({ error: { code } })
})

test('a batch with one bad message stores none', () => {
  const exchange = createExchange()
  const messages = [message, { ...message, topic: '' }]
  expect(join(exchange, 'author').call('irn_batchPublish', { messages })).toMatchObject({ error: { code: -32602 } })
  expect(join(exchange, 'reader').call('irn_fetchMessages', { topic })?.result).toMatchObject({ messages: [] })
})

test.each(['', 'null', '[1]', '{'])('the frame %j is told to be none', (text) => {
  const peer = join(createExchange(), 'client')
  peer.receive(text)
  expect(peer.frames).toMatchObject([{ error: { code: -32700 } }])
})
