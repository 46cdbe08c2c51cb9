import { createFakeFetch } from '@portico/core/testing'
import { describe, expect, it, vi } from 'vitest'
import { createTestPortico } from '../testing/createTestPortico.js'
import { createRecord } from './createRecord.js'
import { sendRecord } from './sendRecord.js'

function setUp(navigator: object) {
  const logger = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn(), entries: () => [] }
  const test = createTestPortico({ projectId: 'p', logger })
  const fetch = createFakeFetch({ json: {}, status: 403 })
  const request = vi.fn<typeof globalThis.fetch>((input, init) => fetch(input, init))
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('navigator', navigator)
  vi.stubGlobal('location', { origin: 'https://app.example', hostname: 'app.example' })
  const record = createRecord({ event: 'CLICK_NETWORKS', timestamp: 1, address: undefined })
  return { ...test, logger, fetch, request, record, send: () => sendRecord(test.portico, record) }
}

describe('sendRecord', () => {
  it.each([
    ['is missing', {}],
    ['is full', { sendBeacon: () => false }],
  ])('sends a request that outlives the page when the beacon %s', async (_, navigator) => {
    const { portico, clock, fetch, request, record, send } = setUp(navigator)
    send()
    await clock.flush()
    expect(request.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(fetch.calls[0]?.headers.get('content-type')).toBeNull()
    expect(JSON.parse(fetch.calls[0]?.body ?? '')).toEqual(record)
    portico.destroy()
  })

  it('logs a refusal once and tells nobody else', async () => {
    const { portico, clock, logger, request, send } = setUp({})
    const errors = vi.fn()
    portico.on('error', errors)
    send()
    send()
    await clock.flush()
    expect(request).toHaveBeenCalledTimes(2)
    expect(logger.info.mock.calls).toEqual([['analytics were not taken', { status: 403 }]])
    expect([errors.mock.calls, logger.warn.mock.calls, logger.error.mock.calls]).toEqual([[], [], []])
    portico.destroy()
  })

  it('survives a beacon that throws and a network that fails', async () => {
    const one = setUp({
      sendBeacon() {
        throw new TypeError('bad URL')
      },
    })
    expect(one.send).not.toThrow()
    const two = setUp({})
    two.fetch.respond('offline')
    two.send()
    await two.clock.flush()
    for (const { logger, portico } of [one, two]) {
      expect(logger.info).toHaveBeenCalledTimes(1)
      portico.destroy()
    }
  })

  it('ends its requests with the instance, in silence', async () => {
    const { portico, clock, fetch, logger, send } = setUp({})
    fetch.respond('hang')
    send()
    portico.destroy()
    await clock.flush()
    expect(fetch.calls[0]?.signal?.aborted).toBe(true)
    expect(logger.info).not.toHaveBeenCalled()
  })
})
