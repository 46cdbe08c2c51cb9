import { createFakeFetch, createFaultyStorage } from '@portico/core/testing'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { internals } from '../instance/Portico.js'
import { createTestPortico } from '../testing/createTestPortico.js'
import { makeSent } from './transactions.test.fixture.js'
import { type Activity, watchActivity } from './watchActivity.js'

afterEach(() => vi.unstubAllGlobals())

async function arrange() {
  const fetch = createFakeFetch(({ url }) => ({
    json: url.pathname === '/v1/supported-chains' ? { http: ['eip155:1'] } : { data: [] },
  }))
  vi.stubGlobal('fetch', fetch)
  const storage = createFaultyStorage()
  const test = createTestPortico({ storage, services: { blockchainApi: 'https://data.example' } })
  onTestFinished(() => test.portico.destroy())
  await test.connect({ networkId: 'eip155:1' })
  const states: (Activity | undefined)[] = []
  const stop = watchActivity(test.portico, (activity) => states.push(activity))
  onTestFinished(stop)
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('ready'))
  return {
    ...test,
    states,
    stop,
    asked: () => fetch.calls.filter(({ url }) => url.pathname.endsWith('/history')).length,
  }
}

it('asks again when the page regains the focus, if the list is older than 15 s', async () => {
  const { clock, asked } = await arrange()
  await clock.advance(15_000)
  window.dispatchEvent(new Event('focus'))
  await clock.flush()
  expect(asked()).toBe(1)
  await clock.advance(1)
  window.dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(asked()).toBe(2))
})

it('lists what another tab has sent', async () => {
  const { portico, storage, states } = await arrange()
  const { address } = portico.getState().namespaces.eip155 ?? {}
  const sent = { [`eip155:${address?.toLowerCase()}`]: [makeSent({ status: 'confirmed' })] }
  storage.setFromOtherTab(`@portico:${portico.id}/sent_transactions`, JSON.stringify(sent))
  await vi.waitFor(() => expect(states.at(-1)?.groups).toMatchObject([{ items: [{ hash: '0xf', isOwn: true }] }]))
})

describe('what the service does not list yet', () => {
  async function arrangeMissing() {
    const test = await arrange()
    const { emitter } = test.portico[internals]
    const event = { networkId: 'eip155:1', hash: '0xf' } as const
    emitter.emit('transaction', { ...event, status: 'sent' })
    emitter.emit('transaction', { ...event, status: 'confirmed' })
    await vi.waitFor(() => expect(test.asked()).toBe(2))
    await test.clock.flush()
    return test
  }

  it('is not asked for while the page is hidden, and asked for again soon after it is shown', async () => {
    const { clock, asked } = await arrangeMissing()
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    onTestFinished(() => visible.mockRestore())
    await clock.advance(10_000)
    expect(asked()).toBe(2)
    const timers = clock.pending()
    visible.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(clock.pending()).toBe(timers + 1)
    await clock.advance(2_000)
    await vi.waitFor(() => expect(asked()).toBe(3))
  })

  it('is not asked for offline, and asked for again soon after the network is back', async () => {
    const { clock, asked, stop } = await arrangeMissing()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onTestFinished(() => online.mockRestore())
    await clock.advance(60_000)
    expect(asked()).toBe(2)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await clock.advance(2_000)
    await vi.waitFor(() => expect(asked()).toBe(3))
    stop()
    const timers = clock.pending()
    window.dispatchEvent(new Event('online'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(clock.pending()).toBe(timers)
  })
})
