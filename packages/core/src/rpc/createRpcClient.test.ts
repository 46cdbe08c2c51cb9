import { describe, expect, it } from 'vitest'
import { createLogger } from '../logger/createLogger.js'
import { createFakeClock } from '../testing/createFakeClock.js'
import { createFakeFetch, type FakeAnswer, type FakeFetchCall } from '../testing/createFakeFetch.js'
import { createRpcClient } from './createRpcClient.js'

const first = 'https://one.example/rpc'
const second = 'https://two.example/rpc'

/** Responds like a node, with the id of the call. */
const respond =
  (part: object, init: { status?: number } = {}) =>
  (call: FakeFetchCall): FakeAnswer => ({
    json: { jsonrpc: '2.0', id: JSON.parse(call.body ?? '').id, ...part },
    ...init,
  })

function arrange(options: Partial<Parameters<typeof createRpcClient>[0]> = {}) {
  const clock = createFakeClock()
  const fetch = createFakeFetch(respond({ result: '0x1' }))
  const logger = createLogger({ level: 'silent' })
  const client = createRpcClient({ urls: [first, second], fetch, clock, logger, ping: false, ...options })
  return { clock, fetch, client }
}

const settle = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

describe('createRpcClient', () => {
  it('sends a JSON-RPC 2.0 call to the first URL and returns its result', async () => {
    const { client, fetch } = arrange()
    expect(await client.request('eth_getBalance', ['0xab', 'latest'])).toBe('0x1')
    expect(fetch.calls).toHaveLength(1)
    expect(fetch.calls[0]?.url.href).toBe(first)
    expect(fetch.calls[0]?.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(fetch.calls[0]?.body ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: 'eth_getBalance',
      params: ['0xab', 'latest'],
    })
  })

  it('goes to the next URL at once when one is down', async () => {
    const { client, fetch } = arrange()
    fetch.respond((call) => (call.url.href === `${first}` ? 'offline' : respond({ result: 7 })(call)))
    expect(await client.request('x')).toBe(7)
    expect(fetch.calls.map((call) => call.url.href)).toEqual([first, second])
  })

  it('repeats the round when every URL fails, then rejects', async () => {
    const { client, fetch, clock } = arrange()
    fetch.respond('offline')
    const result = settle(client.request('x'))
    await clock.advance(5000)
    expect(await result).toMatchObject({ error: { code: 'http/network' } })
    expect(fetch.calls).toHaveLength(8)
    expect(clock.pending()).toBe(0)
  })

  it('rejects with the code, text and data of the node and asks no other', async () => {
    const { client, fetch } = arrange()
    fetch.respond(respond({ error: { code: 3, message: 'execution reverted', data: '0x08c379a0' } }))
    expect(await settle(client.request('eth_call'))).toMatchObject({
      error: {
        code: 'rpc/error',
        rpcCode: 3,
        params: { method: 'eth_call', rpcCode: 3, message: 'execution reverted', data: '0x08c379a0' },
      },
    })
    expect(fetch.calls).toHaveLength(1)
  })

  it('reads an error that comes with the status 400', async () => {
    const { client, fetch } = arrange({ urls: [first] })
    fetch.respond(respond({ error: { code: -32602, message: 'bad params' } }, { status: 400 }))
    expect(await settle(client.request('x'))).toMatchObject({ error: { code: 'rpc/error', rpcCode: -32602 } })
  })

  it.each([
    ['another id', { jsonrpc: '2.0', id: 99, result: 1 }],
    ['neither result nor error', { jsonrpc: '2.0', id: 1 }],
    ['no version', { id: 1, result: 1 }],
    ['a list', []],
    ['a text', 'pong'],
  ])('refuses an answer with %s', async (_, json) => {
    const { client, fetch } = arrange({ urls: [first] })
    fetch.respond({ json })
    expect(await settle(client.request('x'))).toMatchObject({ error: { code: 'rpc/invalid-response' } })
  })

  it('takes null as a result', async () => {
    const { client, fetch } = arrange()
    fetch.respond(respond({ result: null }))
    expect(await client.request('eth_getTransactionReceipt', ['0x'])).toBeNull()
  })

  it('times out after 10 s per URL', async () => {
    const { client, fetch, clock } = arrange()
    fetch.respond((call) => (call.url.href === first ? 'hang' : respond({ result: 2 })(call)))
    const result = settle(client.request('x'))
    await clock.advance(9999)
    expect(fetch.calls).toHaveLength(1)
    await clock.advance(1)
    expect(await result).toEqual({ value: 2 })
  })

  it('ends when aborted, without asking the next URL', async () => {
    const { client, fetch, clock } = arrange()
    fetch.respond('hang')
    const controller = new AbortController()
    const result = settle(client.request('x', [], { signal: controller.signal }))
    await clock.flush()
    controller.abort()
    expect(await result).toMatchObject({ error: { code: 'http/aborted' } })
    expect(fetch.calls).toHaveLength(1)
    expect(clock.pending()).toBe(0)
  })

  it('rejects when it has no URL', async () => {
    expect(await settle(arrange({ urls: [] }).client.request('x'))).toMatchObject({ error: { code: 'rpc/no-url' } })
    expect(await arrange({ urls: [] }).client.ping()).toBe(false)
  })

  it('pings with the method test when made, unless told not to', async () => {
    const { fetch, clock } = arrange({ ping: true })
    await clock.flush()
    expect(JSON.parse(fetch.calls[0]?.body ?? '')).toMatchObject({ method: 'test', params: [] })
    expect(arrange({ ping: false }).fetch.calls).toHaveLength(0)
  })

  it('ends the first ping with its signal', async () => {
    const controller = new AbortController()
    const { clock } = arrange({ ping: true, signal: controller.signal, fetch: createFakeFetch('hang') })
    await clock.flush()
    expect(clock.pending()).toBe(1)
    controller.abort()
    await clock.flush()
    expect(clock.pending()).toBe(0)
  })

  it('counts any JSON-RPC answer as alive and never rejects', async () => {
    const { client, fetch } = arrange()
    fetch.respond(respond({ error: { code: -32601, message: 'no such method' } }))
    expect(await client.ping()).toBe(true)
    fetch.respond('offline')
    expect(await client.ping()).toBe(false)
  })
})
