import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { type FrameRequestName, frameRequests } from '../protocol/frameRequests.js'
import { approvalRpcMethods, safeRpcMethods } from '../protocol/rpcMethods.js'
import { appOrigin, createEmbeddedWindow, createSource, settle } from './arrangeEmbeddedWindow.test.fixture.js'
import { createWalletHost } from './createWalletHost.js'

const numRuns = process.env.PORTICO_LONG === '1' ? 100_000 : 300
const batch = 100

// The table's own keys.
const names = Object.keys(frameRequests) as FrameRequestName[]
const method = fc.constantFrom<string>(...safeRpcMethods, ...approvalRpcMethods, 'eth_sign', '__proto__')
const field = fc.oneof(
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant('eoa'),
  fc.emailAddress(),
)
const payload = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true }),
  fc.record(
    { email: field, otp: field, uri: field, provider: field, chainId: field, type: field, token: field, nonce: field },
    { requiredKeys: [] },
  ),
  fc.record({ method, params: fc.oneof(fc.array(field), fc.dictionary(fc.string(), field)) }, { requiredKeys: [] }),
)
const type = fc.oneof(
  fc.constantFrom(...names, 'PORT', 'READY', 'constructor').map((name) => `@w3m-app/${name}`),
  fc.constantFrom(...names).map((name) => `@w3m-frame/${name}`),
  fc.string(),
)
const message = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type, id: fc.oneof(fc.string(), fc.uuid()), payload }) },
  { weight: 1, arbitrary: fc.anything({ withBigInt: true, withMap: true, withSet: true, withObjectString: true }) },
)
const sender = fc.record(
  { origin: fc.constantFrom(appOrigin, 'null', 'https://evil.test'), isStranger: fc.boolean() },
  { requiredKeys: [] },
)

test('every message is dropped or answered once, and none is thrown out of a listener', {
  timeout: 600_000,
}, async () => {
  const stranger = createSource()
  // Reported on failure, to reproduce it.
  const seed = Math.floor(Math.random() * 2 ** 31)
  const note = `seed ${seed}`
  const messages = fc.sample(fc.tuple(message, sender), { numRuns, seed })
  for (let start = 0; start < messages.length; start += batch) {
    const { window, posted, parent } = createEmbeddedWindow()
    const listeners: ((event: Event) => void)[] = []
    window.addEventListener = (_: string, listener: unknown) => void listeners.push(listener as () => void)
    const handler = vi.fn((given: unknown) => given)
    const host = createWalletHost({
      allowedOrigins: [appOrigin],
      handlers: Object.fromEntries(names.map((name) => [name, handler])),
      limits: { perSecond: Number.POSITIVE_INFINITY },
      window,
    })
    host.ready()
    posted.mockClear()
    const part = messages.slice(start, start + batch)
    for (const [data, { origin = appOrigin, isStranger }] of part) {
      const event = new MessageEvent('message', { data, origin, source: isStranger ? stranger : parent })
      for (const listener of listeners) expect(() => listener(event), note).not.toThrow()
    }
    await settle()
    // A request with an invalid payload is counted and answered.
    const { payload: _, ...drops } = host.dropped
    const count = Object.values(drops).reduce((sum, one) => sum + one, 0)
    expect(posted.mock.calls.length + count, note).toBe(part.length)
    expect(
      posted.mock.calls.every(([, target]) => target === appOrigin),
      note,
    ).toBe(true)
    expect(handler.mock.calls.length, note).toBeLessThanOrEqual(posted.mock.calls.length)
    host.destroy()
  }
})
