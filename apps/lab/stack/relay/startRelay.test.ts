import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { findBasePort } from '../testing/findBasePort.js'
import { createTestToken } from './createTestToken.js'
import { type Relay, startRelay } from './startRelay.js'

type Frame = { id: number | string; method?: string; params?: unknown; result?: unknown; error?: { code: number } }

const hash = (text: string) => createHash('sha256').update(text).digest('hex')
let relay: Relay

beforeAll(async () => {
  relay = await startRelay({ port: await findBasePort() })
})

afterAll(() => relay.close())

/** A client that acknowledges nothing by itself. */
async function connect(parameters: { space?: string; token?: string } = {}) {
  const { space = '', token = createTestToken().token } = parameters
  const socket = new WebSocket(`${relay.url}/${space}/?auth=${token}`)
  const frames: Frame[] = []
  socket.on('message', (bytes) => frames.push(JSON.parse(bytes.toString())))
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  let lastId = 0
  return {
    socket,
    frames,
    call(method: string, params: unknown): Promise<Frame> {
      const id = `${++lastId}`
      socket.send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
      return vi.waitFor(
        () => {
          const answer = frames.find((frame) => frame.id === id)
          if (!answer) throw new Error(`The relay does not answer ${method}`)
          return answer
        },
        { interval: 2 },
      )
    },
    pushes: () => frames.filter(({ method }) => method === 'irn_subscription').map(({ params }) => params),
    acknowledge: (id: number | string) => socket.send(JSON.stringify({ jsonrpc: '2.0', id, result: true })),
  }
}

const closing = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve))

test('messages survive a restart, and connected clients are told of it', async () => {
  const topic = hash('restart')
  const [author, reader] = [await connect(), await connect()]
  await author.call('irn_publish', { topic, message: 'kept', ttl: 300, tag: 1108 })
  const code = closing(author.socket)
  await relay.restart()
  expect(await code).toBe(1012)
  expect(reader.socket.readyState).toBeGreaterThanOrEqual(WebSocket.CLOSING)
  const late = await connect()
  await late.call('irn_subscribe', { topic })
  await expect.poll(late.pushes).toMatchObject([{ data: { topic, message: 'kept', tag: 1108 } }])
})

test('a stopped relay is not there; stop and start may be asked for at once', async () => {
  await relay.stop()
  await expect(connect()).rejects.toThrow('ECONNREFUSED')
  await Promise.all([relay.start(), relay.start(), relay.stop(), relay.start()])
  expect(await (await connect()).call('irn_subscribe', { topic: hash('again') })).toMatchObject({
    result: expect.any(String),
  })
})

test('a bad token is accepted', async () => {
  const client = await connect({ token: 'nonsense' })
  expect(await client.call('irn_subscribe', { topic: hash('token') })).toMatchObject({ result: expect.any(String) })
})

test('other HTTP requests are told what this is', async () => {
  expect((await fetch(relay.url.replace('ws:', 'http:'))).status).toBe(426)
})

test('faults and counts belong to the path of the URL', async () => {
  const [here, there] = [await connect({ space: 'a' }), await connect({ space: 'b' })]
  relay.drop({ space: 'a' })
  expect(await closing(here.socket)).toBe(1006)
  await there.call('irn_subscribe', { topic: hash('there') })
  expect(relay.getState('a')).toEqual({ sockets: 0, opened: 1, calls: {} })
  expect(relay.getState('b')).toEqual({ sockets: 1, opened: 1, calls: { irn_subscribe: 1 } })
  relay.drop({ space: 'b', code: 1012 })
  expect(await closing(there.socket)).toBe(1012)
})

test('refusals come late: with a status, with a close code', async () => {
  relay.setFaults({ refuse: 401, refuseAfterMs: 50 }, 'refuse')
  const start = performance.now()
  await expect(connect({ space: 'refuse' })).rejects.toThrow('401')
  expect(performance.now() - start).toBeGreaterThanOrEqual(45)
  relay.setFaults({ refuse: 3000, refuseAfterMs: 0 }, 'refuse')
  expect(await closing((await connect({ space: 'refuse' })).socket)).toBe(3000)
  relay.setFaults({ down: true }, 'refuse')
  await expect(connect({ space: 'refuse' })).rejects.toThrow('hang up')
  relay.reset()
  const client = await connect({ space: 'refuse' })
  expect(await client.call('irn_subscribe', { topic: hash('refuse') })).toMatchObject({ result: expect.any(String) })
})

test('a refusal that still waits does not hold up the end', async () => {
  const other = await startRelay({ port: await findBasePort() })
  other.setFaults({ refuse: 401, refuseAfterMs: 60_000 })
  const socket = new WebSocket(other.url)
  const failed = new Promise((resolve) => socket.once('error', resolve))
  await expect.poll(() => other.getState().opened).toBe(1)
  await other.close()
  expect(await failed).toBeInstanceOf(Error)
})

test('calls wait as long as they are told to', async () => {
  const client = await connect({ space: 'slow' })
  relay.setFaults({ delayMs: 80 }, 'slow')
  const start = performance.now()
  await client.call('irn_subscribe', { topic: hash('slow') })
  expect(performance.now() - start).toBeGreaterThanOrEqual(75)
})

test('lost acknowledgements bring a message again, counted ones do not', async () => {
  const topic = hash('acknowledge')
  const [author, reader] = [createTestToken(), createTestToken()]
  const publisher = await connect({ token: author.token })
  await publisher.call('irn_publish', { topic, message: 'once', ttl: 300, tag: 0 })
  for (const [loseAcknowledgements, expected] of [
    [true, 1],
    [false, 1],
    [false, 0],
  ] as const) {
    relay.setFaults({ loseAcknowledgements }, 'ack')
    const client = await connect({ space: 'ack', token: reader.token })
    await client.call('irn_subscribe', { topic })
    await client.call('irn_fetchMessages', { topic })
    expect(client.pushes()).toHaveLength(expected)
    const push = client.frames.find(({ method }) => method)
    if (push) client.acknowledge(push.id)
    await client.call('irn_fetchMessages', { topic })
  }
})

test('lost answers: the call is carried out all the same', async () => {
  const topic = hash('answers')
  relay.setFaults({ loseReplies: true }, 'mute')
  const [mute, reader] = [await connect({ space: 'mute' }), await connect()]
  await reader.call('irn_subscribe', { topic })
  const params = { topic, message: 'heard', ttl: 300, tag: 0 }
  mute.socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'irn_publish', params }))
  await expect.poll(reader.pushes).toMatchObject([{ data: { message: 'heard' } }])
  expect(mute.frames).toEqual([])
})
