import { createFakeFetch, createFaultyStorage } from '@portico/core/testing'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
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
  onTestFinished(watchActivity(test.portico, (activity) => states.push(activity)))
  await vi.waitFor(() => expect(states.at(-1)?.status).toBe('ready'))
  return { ...test, states, asked: () => fetch.calls.filter(({ url }) => url.pathname.endsWith('/history')).length }
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
