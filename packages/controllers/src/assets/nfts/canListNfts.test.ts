import { afterEach, expect, it, vi } from 'vitest'
import { arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { canListNfts } from './canListNfts.js'
import { arrangeNfts } from './nfts.test.fixture.js'

afterEach(() => vi.unstubAllGlobals())

const here = { namespace: 'eip155', networkId: 'eip155:1' } as const

it('is true where the service supports the network, which is asked once', async () => {
  const { portico, fetch } = await arrangeNfts()
  expect(await canListNfts(portico, here)).toBe(true)
  expect(await canListNfts(portico, { ...here, networkId: 'eip155:5' })).toBe(false)
  expect(fetch.calls).toHaveLength(1)
})

it('is false without a service, and asks nobody', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const { portico } = await arrangeConnected()
  expect(await canListNfts(portico, here)).toBe(false)
  expect(fetch).not.toHaveBeenCalled()
})

it('is false where the adapter has no items', async () => {
  const { portico, fetch } = await arrangeNfts({}, { supports: ['balance', 'activity'] })
  expect(await canListNfts(portico, here)).toBe(false)
  expect(fetch.calls).toEqual([])
})

it.each([
  ['a hosted service needs a history', true, false],
  ['one of one’s own does not', false, true],
])('%s', async (_, hosted, expected) => {
  const { portico } = await arrangeNfts({}, { hosted, supports: ['balance', 'nfts'] })
  expect(await canListNfts(portico, here)).toBe(expected)
})
