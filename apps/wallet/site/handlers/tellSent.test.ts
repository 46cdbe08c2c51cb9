import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AskApi } from '../client/AskApi.js'
import { createMapStorage } from '../client/createMapStorage.test.fixture.js'
import { createOpenSendings } from '../client/createOpenSendings.js'
import { tellSent } from './tellSent.js'

const minute = 60_000
const sent = { chainId: 'eip155:1', hashes: ['0xab'] }
const nothing = { chainId: null, hashes: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page after a reload: one request is open from the page before. */
function arrange({ isKept = true } = {}) {
  const storage = isKept ? createMapStorage() : undefined
  const place = { projectId: 'p', app: 'https://app.example', storage }
  const request = createOpenSendings(place).add()
  const sendings = createOpenSendings(place)
  const server: { sent: object; untold: readonly string[]; isDown: boolean } = {
    sent: nothing,
    untold: isKept ? [] : ['request'],
    isDown: false,
  }
  const ask = vi.fn(async (path: string) => {
    if (server.isDown) throw new Error('down')
    if (path === '/api/untold') return { requests: server.untold }
    if (path === '/api/told') server.untold = []
    return path === '/api/sent' ? server.sent : {}
  })
  const app = { isThere: true, told: vi.fn(() => app.isThere) }
  // The paths that are asked here are answered as their types say.
  const telling = tellSent({ ask: ask as AskApi, sendings }, { sendTransactionSent: app.told })
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const isOpen = () => (isKept ? sendings.list().includes(request) : server.untold.length > 0)
  return { server, app, ask, telling, wait, isOpen }
}

for (const isKept of [true, false]) {
  const where = isKept ? 'with storage' : 'without storage'

  test(`tells what was sent, once: ${where}`, async () => {
    const { server, app, wait, telling, isOpen } = arrange({ isKept })
    await wait(2_000)
    server.sent = sent
    await wait(20_000)
    expect(app.told).toHaveBeenCalledExactlyOnceWith({ chainId: 'eip155:1', hash: '0xab' })
    expect(isOpen()).toBe(false)
    await wait(2 * minute)
    await telling
  })

  test(`a server that is away for minutes has said nothing: ${where}`, async () => {
    const { server, app, wait, isOpen } = arrange({ isKept })
    server.isDown = true
    await wait(5 * minute)
    expect(isOpen()).toBe(true)
    Object.assign(server, { isDown: false, sent })
    await wait(minute)
    expect(app.told).toHaveBeenCalledOnce()
    expect(isOpen()).toBe(false)
  })

  test(`an app that connects late is told: ${where}`, async () => {
    const { server, app, wait, isOpen } = arrange({ isKept })
    Object.assign(server, { sent })
    app.isThere = false
    await wait(5 * minute)
    expect(isOpen()).toBe(true)
    app.isThere = true
    app.told.mockClear()
    await wait(minute)
    expect(app.told).toHaveBeenCalledOnce()
    expect(isOpen()).toBe(false)
  })
}

test('what the server knows nothing of after a minute was not sent', async () => {
  const { wait, isOpen, telling, app } = arrange()
  await wait(minute - 5_000)
  expect(isOpen()).toBe(true)
  await wait(minute)
  expect(isOpen()).toBe(false)
  await telling
  expect(app.told).not.toHaveBeenCalled()
})

test('asks a server that is away less and less often, and leaves the rest to the next page', async () => {
  const { server, ask, wait, isOpen, telling } = arrange()
  server.isDown = true
  await wait(61 * minute)
  await telling
  expect(ask.mock.calls.length).toBeLessThan(300)
  expect(isOpen()).toBe(true)
})
