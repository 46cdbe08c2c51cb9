import { createLogger } from '@portico/core'
import { createFakeClock } from '@portico/core/testing'
import { describe, expect, test, vi } from 'vitest'
import { appOrigin, createEmbeddedWindow, createSource, settle } from './arrangeEmbeddedWindow.test.fixture.js'
import { type CreateWalletHostParameters, createWalletHost } from './createWalletHost.js'

function start(options: Partial<CreateWalletHostParameters> = {}) {
  const embedded = createEmbeddedWindow()
  const getChainId = vi.fn(async (..._: unknown[]) => ({ chainId: 'eip155:1' }))
  const host = createWalletHost({
    allowedOrigins: ['https://*.example.org'],
    handlers: { GET_CHAIN_ID: getChainId },
    window: embedded.window,
    clock: createFakeClock(),
    ...options,
  })
  host.ready()
  const ready = embedded.messages()[0] as { payload: { nonce: string } }
  embedded.posted.mockClear()
  return { ...embedded, host, getChainId, nonce: ready.payload.nonce }
}

/** Offers a port and returns the app's end of it. */
async function offerPort({ post, nonce }: Pick<ReturnType<typeof start>, 'post' | 'nonce'>) {
  const { port1, port2 } = new MessageChannel()
  const received: unknown[] = []
  port1.onmessage = ({ data }) => void received.push(data)
  post({ type: '@w3m-app/PORT', id: 'hello', payload: { nonce, version: 1 } }, { ports: [port2] })
  await settle()
  return { port: port1, received }
}

const request = { type: '@w3m-app/GET_CHAIN_ID', id: 'a1' }
const reply = { type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', id: 'a1', payload: { chainId: 'eip155:1' } }
const noDrops = { origin: 0, source: 0, size: 0, type: 0, replay: 0, rate: 0, channel: 0, port: 0, payload: 0 }

describe('ready', () => {
  test('says that it asks for a message to sign, and takes one over a port alone', async () => {
    const { window, messages } = createEmbeddedWindow()
    createWalletHost({ allowedOrigins: [appOrigin], handlers: {}, window, signsIn: true }).ready()
    expect(messages()[0]).toMatchObject({ payload: { signsIn: true } })
    const message = {
      ...{ accountAddress: '0x1', chainId: 'eip155:1', domain: 'a.example', uri: 'https://a.example', version: '1' },
      nonce: 'abcdefgh',
    }
    const getUser = vi.fn(async (..._: unknown[]) => ({ address: '0x1', chainId: 1 }))
    const { post, nonce } = start({ handlers: { GET_USER: getUser }, signsIn: true })
    post({ type: '@w3m-app/GET_USER', id: 'a1', payload: { siwxMessage: message } })
    await settle()
    expect(getUser.mock.calls[0]?.[0]).toEqual({})
    const { port } = await offerPort({ post, nonce })
    port.postMessage({ type: '@w3m-app/GET_USER', id: 'a2', payload: { siwxMessage: message } })
    await settle()
    expect(getUser.mock.calls[1]?.[0]).toEqual({ siwxMessage: message })
    port.close()
  })

  test.each([[['google', 'farcaster']], [[]]] as const)('says which social accounts it offers: %j', (socials) => {
    const { window, messages } = createEmbeddedWindow()
    createWalletHost({ allowedOrigins: [appOrigin], handlers: {}, window, socials }).ready()
    expect(messages()[0]).toMatchObject({ payload: { socials } })
  })

  test('offers a port to the exact origin of the embedder, once', () => {
    const { window, posted } = createEmbeddedWindow()
    const host = createWalletHost({ allowedOrigins: [appOrigin], handlers: {}, window })
    expect(posted).not.toHaveBeenCalled()
    host.ready()
    host.ready()
    const payload = { version: '4', port: true, nonce: expect.stringMatching(/^[\da-f]{32}$/) }
    expect(posted.mock.calls).toEqual([[{ type: '@w3m-frame/READY', payload }, appOrigin]])
    expect(host.embedderOrigin).toBe(appOrigin)
    host.destroy()
    host.ready()
    expect(posted).toHaveBeenCalledOnce()
  })

  test('tells a version of its own, and a nonce for each load', () => {
    const nonces = [1, 2].map(() => {
      const { window, messages } = createEmbeddedWindow()
      createWalletHost({ allowedOrigins: [appOrigin], handlers: {}, window, version: '5' }).ready()
      const [message] = messages() as [{ payload: { version: string; nonce: string } }]
      expect(message.payload.version).toBe('5')
      return message.payload.nonce
    })
    expect(nonces[0]).not.toBe(nonces[1])
  })

  test('refuses to work in no frame', () => {
    const { window, posted } = createEmbeddedWindow({ isTop: true })
    const host = createWalletHost({ allowedOrigins: [appOrigin], handlers: {}, window })
    expect(host.ready).toThrow(
      expect.objectContaining({ code: 'frame/parent-not-set', shortMessage: 'W3mFrame: parent is not set' }),
    )
    expect(posted).not.toHaveBeenCalled()
  })

  test.each([
    ['https://example.org', ['https://*.example.org']],
    ['https://app.example.org.evil.test', ['https://*.example.org']],
    ['http://app.example.org', ['https://*.example.org']],
    ['https://app.example.org', []],
    ['null', ['null', '*']],
    ['', ['*']],
  ])('neither speaks nor listens to %s when %j may embed it', async (origin, allowedOrigins) => {
    const { window, posted, post } = createEmbeddedWindow({ origin })
    const getUser = vi.fn()
    const host = createWalletHost({ allowedOrigins, handlers: { GET_USER: getUser }, window })
    expect(host.ready).toThrow(
      expect.objectContaining({
        code: 'frame-host/origin-refused',
        params: { origin: origin },
      }),
    )
    post({ type: '@w3m-app/GET_USER', id: 'a1' })
    host.sendSessionUpdate({ token: 'secret' })
    await settle()
    expect([posted.mock.calls, getUser.mock.calls]).toEqual([[], []])
  })

  test('refuses an embedder that hides itself', () => {
    const { window } = createEmbeddedWindow()
    Object.assign(window, { location: {} })
    const host = createWalletHost({ allowedOrigins: ['*'], handlers: {}, window })
    expect(host.ready).toThrow(expect.objectContaining({ params: { origin: 'an unknown origin' } }))
  })
})

describe('over window messages, as clients of the first protocol speak', () => {
  test('answers a request at the exact origin and echoes its id', async () => {
    const { post, posted, host, getChainId } = start()
    post({ ...request, payload: undefined })
    await settle()
    expect(posted.mock.calls).toStrictEqual([[reply, appOrigin]])
    expect(host.dropped).toEqual(noDrops)
    expect(getChainId.mock.calls).toEqual([
      [undefined, { origin: appOrigin, signal: expect.any(AbortSignal), approved: expect.any(Function) }],
    ])
  })

  test('answers without an id what came without one, as often as it comes', async () => {
    const { post, messages } = start()
    post({ type: request.type })
    post({ type: request.type })
    await settle()
    const { id: _, ...withoutId } = reply
    expect(messages()).toStrictEqual([withoutId, withoutId])
  })

  test('tells a new session token, unasked', () => {
    const { host, posted } = start()
    host.sendSessionUpdate(Object.assign({ token: 't' }, { more: 1 }))
    expect(posted.mock.calls).toEqual([[{ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } }, appOrigin]])
    host.destroy()
    host.sendSessionUpdate({ token: 'u' })
    expect(posted).toHaveBeenCalledOnce()
  })

  const accessor = Object.defineProperty({ id: 'a1' }, 'type', { enumerable: true, get: () => request.type })
  test.each<[keyof typeof noDrops, string, unknown, { origin?: string; source?: MessagePort | null }?]>([
    ['source', 'a sibling frame', request, { source: createSource() }],
    ['source', 'no window', request, { source: null }],
    ['source', 'a sibling frame of another origin', request, { source: createSource(), origin: 'https://evil.test' }],
    ['origin', 'the parent after it was navigated', request, { origin: 'https://evil.test' }],
    ['origin', 'an opaque origin', request, { origin: 'null' }],
    ['origin', 'an origin that merely begins alike', request, { origin: `${appOrigin}.evil.test` }],
    ['type', 'the prefix inside a text', { ...request, type: ` ${request.type}` }],
    ['type', 'the other direction', reply],
    ['type', 'a name that is inherited', { ...request, type: '@w3m-app/constructor' }],
    ['type', 'a name of no request', { ...request, type: '@w3m-app/GET_SECRET' }],
    ['type', 'a name with a tail', { ...request, type: '@w3m-app/GET_CHAIN_ID_SUCCESS' }],
    ['type', 'an id that is no text', { ...request, id: 1 }],
    ['type', 'no object', 'GET_CHAIN_ID'],
    ['type', 'nothing', null],
    ['type', 'an inherited type', JSON.parse('{"__proto__":{"type":"@w3m-app/GET_CHAIN_ID"},"id":"a1"}')],
    ['size', 'a getter', accessor],
    ['size', 'a megabyte', { ...request, payload: 'x'.repeat(1_048_576) }],
    ['port', 'an offer without a port', { type: '@w3m-app/PORT', id: 'p', payload: { nonce: 'x', version: 1 } }],
  ])('drops as `%s`: %s', async (reason, _, data, from) => {
    const { post, posted, host, getChainId } = start()
    post(data, from)
    await settle()
    expect([posted.mock.calls, getChainId.mock.calls]).toEqual([[], []])
    expect(host.dropped).toEqual({ ...noDrops, [reason]: 1 })
    post(request)
    await settle()
    expect(posted).toHaveBeenCalledOnce()
  })

  test('counts, and answers, a request that no wallet may serve', async () => {
    const { post, messages, host } = start()
    post({ type: '@w3m-app/RPC_REQUEST', id: 'a1', payload: { method: 'eth_sign' } })
    await settle()
    const payload = { message: 'Requested RPC call is not allowed', code: 4200 }
    expect(messages()).toEqual([{ type: '@w3m-frame/RPC_REQUEST_ERROR', id: 'a1', payload }])
    expect(host.dropped).toEqual({ ...noDrops, payload: 1 })
  })

  test('drops a replayed id, also of a request that ended', async () => {
    const { post, posted, host } = start()
    post(request)
    post(request)
    await settle()
    post({ ...request, type: '@w3m-app/GET_USER' })
    await settle()
    expect(posted).toHaveBeenCalledOnce()
    expect(host.dropped).toEqual({ ...noDrops, replay: 2 })
  })

  test('takes properties of the event itself for nothing', async () => {
    const { window, parent, posted, host } = start()
    const event = new MessageEvent('message', { data: request, origin: 'https://evil.test', source: createSource() })
    Object.defineProperties(event, { origin: { value: appOrigin }, source: { value: parent } })
    window.dispatchEvent(event)
    const noMessage = Object.assign(new Event('message'), { data: request, origin: appOrigin, source: parent })
    window.dispatchEvent(noMessage)
    await settle()
    expect(posted).not.toHaveBeenCalled()
    expect(host.dropped.source).toBe(2)
  })

  test('takes no more messages a second, nor larger ones, than it is told', async () => {
    const clock = createFakeClock()
    const { post, posted, host } = start({ limits: { perSecond: 2, maxBytes: 100 }, clock })
    for (const id of ['a', 'b', 'c', 'd']) post({ ...request, id })
    await clock.advance(1_000)
    post({ ...request, id: 'e' })
    post({ ...request, id: 'f', payload: 'x'.repeat(100) })
    await settle()
    expect(posted).toHaveBeenCalledTimes(3)
    expect(host.dropped).toEqual({ ...noDrops, rate: 2, size: 1 })
  })

  test('takes 10,000 messages a second and requests of almost a megabyte by default', async () => {
    const { post, host } = start()
    post({ ...request, id: 'large', payload: 'x'.repeat(1_048_000) })
    for (let index = 0; index < 10_000; index++) post({ type: 'unknown' })
    expect(host.dropped).toEqual({ ...noDrops, type: 9_999, rate: 1 })
  })

  test('logs the first drop of each reason, and never what was dropped', () => {
    const logger = createLogger({ level: 'silent' })
    const { post } = start({ logger })
    for (let index = 0; index < 3; index++) post({ type: 'secret' })
    post(request, { origin: 'https://evil.test' })
    expect(logger.entries().map(({ message, details }) => [message, details])).toEqual([
      ['A message to the wallet was dropped', { reason: 'type' }],
      ['A message to the wallet was dropped', { reason: 'origin' }],
    ])
  })

  test('ends for good', async () => {
    const { post, posted, host, getChainId } = start()
    host.destroy()
    post(request)
    await settle()
    expect([posted.mock.calls, getChainId.mock.calls]).toEqual([[], []])
    expect(host.dropped).toEqual(noDrops)
  })
})

describe('over a port', () => {
  test('accepts the port that answers its offer, and answers over it alone', async () => {
    const started = start()
    const { port, received } = await offerPort(started)
    expect(received).toStrictEqual([{ type: '@w3m-frame/PORT_SUCCESS', id: 'hello' }])
    port.postMessage(request)
    await settle()
    started.host.sendSessionUpdate({ token: 't' })
    await settle()
    expect(received.slice(1)).toEqual([reply, { type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } }])
    expect(started.posted).not.toHaveBeenCalled()
    port.close()
  })

  test('takes nothing from the window any more, another port included', async () => {
    const started = start()
    const { port } = await offerPort(started)
    started.post(request)
    const { received } = await offerPort(started)
    expect([started.posted.mock.calls, received]).toEqual([[], []])
    expect(started.host.dropped).toEqual({ ...noDrops, channel: 2 })
    port.close()
  })

  test('checks what comes over the port like any other message', async () => {
    const started = start()
    const { port, received } = await offerPort(started)
    port.postMessage({ ...request, id: 'hello' })
    port.postMessage({ ...request, type: 'x@w3m-app/GET_CHAIN_ID' })
    port.postMessage({ type: '@w3m-app/PORT', id: 'again', payload: { nonce: started.nonce, version: 1 } })
    port.postMessage('x'.repeat(1_048_577))
    await settle()
    expect(received).toHaveLength(1)
    expect(started.host.dropped).toEqual({ ...noDrops, replay: 1, type: 1, port: 1, size: 1 })
    port.close()
  })

  test.each([
    ['another nonce', { nonce: 'f'.repeat(32), version: 1 }, 1],
    ['another version', { version: 2 }, 1],
    ['no payload', undefined, 1],
    ['no port', { version: 1 }, 0],
    ['two ports', { version: 1 }, 2],
  ])('refuses an offer with %s, and goes on with window messages', async (_, change, count) => {
    const { post, posted, host, nonce } = start()
    const payload = change && { nonce, ...change }
    const ports = Array.from({ length: count }, createSource)
    post({ type: '@w3m-app/PORT', id: 'hello', payload }, { ports })
    post(request)
    await settle()
    expect(posted.mock.calls).toEqual([[reply, appOrigin]])
    expect(host.dropped).toEqual({ ...noDrops, port: 1 })
  })

  test('drops what the port could not read', async () => {
    const { post, nonce, host } = start()
    const { port2 } = new MessageChannel()
    post({ type: '@w3m-app/PORT', id: 'hello', payload: { nonce, version: 1 } }, { ports: [port2] })
    port2.dispatchEvent(new Event('messageerror'))
    expect(host.dropped).toEqual({ ...noDrops, size: 1 })
    host.destroy()
  })

  test('closes the port at its end', async () => {
    const started = start()
    const { port, received } = await offerPort(started)
    started.host.destroy()
    port.postMessage(request)
    await settle()
    expect(received).toHaveLength(1)
    expect(started.getChainId).not.toHaveBeenCalled()
  })
})
