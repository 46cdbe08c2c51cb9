import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { createTestPortico } from '../../testing/createTestPortico.js'
import { watchPortfolio } from './watchPortfolio.js'
import { watchPortfolios } from './watchPortfolios.js'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['one network', watchPortfolio, 1],
  ['all networks', watchPortfolios, 2],
] as const)('reads %s every 30 s, but not while the page is hidden', async (_, watch, networks) => {
  const fetch = createFakeFetch(
    ({ url }): FakeAnswer =>
      url.pathname === '/v1/supported-chains'
        ? { json: { http: ['eip155:1', 'eip155:8453'] } }
        : { json: { balances: [] } },
  )
  vi.stubGlobal('fetch', fetch)
  const { portico, clock, connect } = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  onTestFinished(() => portico.destroy())
  await connect({ networkId: 'eip155:1' })
  const idle = clock.pending()
  let status: string | undefined
  const stop = watch(portico, (state: { readonly status: string } | undefined) => {
    status = state?.status
  })
  const reads = () => fetch.calls.filter(({ url }) => url.pathname.endsWith('/balance')).length / networks
  await vi.waitFor(() => expect([status, reads()]).toEqual(['ready', 1]))
  await clock.flush()
  await clock.advance(30_000)
  expect(reads()).toBe(1)
  await clock.advance(1)
  await vi.waitFor(() => expect(reads()).toBe(2))
  await clock.flush()

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  onTestFinished(() => visibility.mockRestore())
  await clock.advance(120_000)
  expect(reads()).toBe(2)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(() => expect(reads()).toBe(3))
  await clock.flush()
  await clock.advance(30_001)
  await vi.waitFor(() => expect(reads()).toBe(4))
  await clock.flush()
  stop()
  expect(clock.pending()).toBe(idle)
})
