import { afterEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../logger/createLogger.js'
import { createFakeClock } from '../testing/createFakeClock.js'
import { createFakeFetch, type FakeResponder } from '../testing/createFakeFetch.js'
import { createHttpClient } from './createHttpClient.js'

const url = 'https://api.example/v1/things'

function arrange(...answers: FakeResponder[]) {
  const clock = createFakeClock()
  const fetch = createFakeFetch(...answers)
  const logger = createLogger({ level: 'silent', clock })
  return { clock, fetch, logger, http: createHttpClient({ fetch, clock, logger }) }
}

/** Converts a promise to its outcome, so that no rejection is unhandled while the clock advances. */
const settle = (promise: Promise<unknown>) =>
  promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )

describe('createHttpClient', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('sends query and body and returns the parsed answer, without a content type of its own', async () => {
    const { http, fetch } = arrange({ json: { ok: true } })
    const body = { a: 1 }
    expect(await http.json({ url, method: 'POST', query: { page: 1, search: '' }, body })).toEqual({ ok: true })
    expect(fetch.calls[0]).toMatchObject({ method: 'POST', body: '{"a":1}' })
    expect(fetch.calls[0]?.url.href).toBe(`${url}?page=1`)
    expect([...(fetch.calls[0]?.headers ?? [])]).toEqual([])
  })

  it('appends the client id last, once it is known', async () => {
    const { fetch, clock, logger } = arrange({ json: 1 })
    let id: string | undefined
    const http = createHttpClient({ fetch, clock, logger, clientId: () => id })
    await http.json({ url, query: { a: 1 } })
    id = 'c'
    await http.json({ url, query: { a: 1 } })
    expect(fetch.calls.map((call) => call.url.search)).toEqual(['?a=1', '?a=1&clientId=c'])
  })

  it('returns undefined for an empty body, and blobs', async () => {
    const { http, fetch } = arrange({ json: undefined })
    expect(await http.json({ url })).toBeUndefined()
    fetch.respond(new Response('png'))
    const blob = await http.blob({ url })
    expect(await blob.text()).toBe('png')
    expect(blob.type).toBe('text/plain;charset=utf-8')
  })

  it('reads a blob no further than to its maximum size', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1000)),
    })
    const { http, fetch } = arrange({ json: undefined })
    fetch.respond(new Response(endless, { headers: { 'content-type': 'image/png' } }))
    await expect(http.blob({ url, maxBytes: 5000, retries: 0 })).rejects.toMatchObject({ code: 'http/too-large' })
    fetch.respond(new Response('x'.repeat(5000)))
    expect((await http.blob({ url, maxBytes: 5000 })).size).toBe(5000)
  })

  it('uses another parser when given one', async () => {
    const { http } = arrange({ json: 12 })
    expect(await http.json({ url, parse: (text) => BigInt(text) })).toBe(12n)
  })

  it('calls the platform fetch as a plain function', async () => {
    const { clock, logger } = arrange()
    const seen: unknown[] = []
    vi.stubGlobal('fetch', function (this: unknown) {
      seen.push(this)
      return Promise.resolve(Response.json(1))
    })
    await createHttpClient({ clock, logger }).json({ url })
    expect(seen).toEqual([undefined])
  })

  it('rejects with the status and a bounded excerpt, and does not name the query', async () => {
    const { http } = arrange({ json: 'x'.repeat(5000), status: 404 })
    const { error } = (await settle(http.json({ url, query: { projectId: 'p' } }))) as { error: unknown }
    expect(error).toMatchObject({ code: 'http/status', message: 'HTTP status code: 404', params: { status: 404, url } })
    expect(error).toHaveProperty('params.body.length', 1000)
  })

  it.each([403, 408, 413, 429, 500, 502, 503, 504])(
    'tries a GET again on %i, after 150, 300 and 600 ms',
    async (status) => {
      const { http, fetch, clock } = arrange({ json: 1, status })
      const result = settle(http.json({ url }))
      const counts = []
      for (const ms of [0, 149, 1, 299, 1, 599, 1, 10_000]) {
        await clock.advance(ms)
        counts.push(fetch.calls.length)
      }
      expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
      expect(await result).toMatchObject({ error: { code: 'http/status' } })
    },
  )

  it('tries again when offline and succeeds when back', async () => {
    const { http, clock } = arrange('offline', { json: 'back' })
    const result = settle(http.json({ url }))
    await clock.advance(150)
    expect(await result).toEqual({ value: 'back' })
  })

  it.each([
    ['a POST', { method: 'POST' }, 503, 1],
    ['a POST marked idempotent', { method: 'POST', idempotent: true }, 503, 4],
    ['a status that will not pass', {}, 400, 1],
    ['a call without retries', { retries: 0 }, 503, 1],
  ] as const)('tries %s as often as allowed', async (_, options, status, tries) => {
    const { http, fetch, clock } = arrange({ json: 1, status })
    const result = settle(http.json({ url, ...options }))
    await clock.advance(60_000)
    await result
    expect(fetch.calls).toHaveLength(tries)
  })

  it.each([
    ['seconds', () => '2'],
    ['a date', (now: number) => new Date(now + 2000).toUTCString()],
  ])('honours Retry-After in %s', async (_, header) => {
    const { http, fetch, clock } = arrange()
    fetch.respond({ json: 1, status: 429, headers: { 'retry-after': header(clock.now()) } })
    const result = settle(http.json({ url, retries: 1 }))
    await clock.advance(1999)
    expect(fetch.calls).toHaveLength(1)
    await clock.advance(1)
    expect(fetch.calls).toHaveLength(2)
    await result
  })

  it('does not wait for a Retry-After of an hour', async () => {
    const { http, clock } = arrange({ json: 1, status: 429, headers: { 'retry-after': '3600' } })
    expect(await settle(http.json({ url }))).toMatchObject({ error: { code: 'http/status' } })
    expect(clock.pending()).toBe(0)
  })

  it('times out, also while the body is read, and leaves no timer', async () => {
    const { http, fetch, clock } = arrange('hang')
    const waiting = settle(http.json({ url, timeoutMs: 50, retries: 0 }))
    await clock.advance(50)
    expect(await waiting).toMatchObject({ error: { code: 'http/timeout' } })
    fetch.respond(() => new Response(new ReadableStream()))
    const reading = settle(http.json({ url, timeoutMs: 50, retries: 0 }))
    await clock.advance(50)
    expect(await reading).toMatchObject({ error: { code: 'http/timeout' } })
    expect(clock.pending()).toBe(0)
  })

  it.each(['before', 'during', 'between tries'])('ends when aborted %s, and logs no failure', async (when) => {
    const { http, fetch, clock, logger } = arrange(when === 'between tries' ? 'offline' : 'hang')
    const controller = new AbortController()
    if (when === 'before') controller.abort(new Error('left'))
    const result = settle(http.json({ url, signal: controller.signal }))
    await clock.flush()
    controller.abort(new Error('left'))
    await clock.flush()
    const { error } = (await result) as { error: { code: string; cause: unknown } }
    expect(error.code).toBe(when === 'between tries' ? 'http/network' : 'http/aborted')
    expect(fetch.calls).toHaveLength(when === 'before' ? 0 : 1)
    expect(clock.pending()).toBe(0)
    expect(logger.entries()).toEqual([])
  })

  it.each([
    ['http/invalid-json', { url }, new Response('<html>')],
    ['http/invalid-request', { url, method: 'POST', body: { amount: 1n } }, { json: 1 }],
  ] as const)('rejects with %s and logs it', async (code, request, answer) => {
    const { http, logger } = arrange(answer)
    expect(await settle(http.json(request))).toMatchObject({ error: { code } })
    expect(logger.entries()).toHaveLength(1)
  })
})
