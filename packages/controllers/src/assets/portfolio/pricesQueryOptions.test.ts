import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { getPart } from '../../instance/getPart.js'
import { arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { pricesQueryOptions } from './pricesQueryOptions.js'

afterEach(() => vi.unstubAllGlobals())

it('asks a service that failed again after 30 s at the earliest, and about other tokens at once', async () => {
  const fetch = createFakeFetch(
    ({ url }): FakeAnswer =>
      url.pathname === '/v1/supported-chains' ? { json: { http: ['eip155:1'] } } : { json: {}, status: 404 },
  )
  vi.stubGlobal('fetch', fetch)
  const { portico, clock } = await arrangeConnected({
    options: { services: { blockchainApi: 'https://data.example' } },
  })
  const client = getPart(portico, queryClientPart)
  const read = (at: number) => client.fetchQuery(pricesQueryOptions(portico, [`eip155:1:0x${at}`]))
  const asked = () => fetch.calls.filter(({ url }) => url.pathname === '/v1/fungible/price').length
  await expect(read(1)).rejects.toMatchObject({ code: 'http/status' })
  await clock.advance(29_999)
  await expect(read(1)).rejects.toMatchObject({ code: 'http/status' })
  expect(asked()).toBe(1)
  await expect(read(2)).rejects.toMatchObject({ code: 'http/status' })
  expect(asked()).toBe(2)
  await clock.advance(1)
  await expect(read(1)).rejects.toMatchObject({ code: 'http/status' })
  expect(asked()).toBe(3)
})
