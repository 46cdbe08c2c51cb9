import { afterEach, expect, it, vi } from 'vitest'
import { arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'
import { mayListNfts } from './mayListNfts.js'
import { arrangeNfts } from './nfts.test.fixture.js'

afterEach(() => vi.unstubAllGlobals())

it('is false without a service', async () => {
  const { portico } = await arrangeConnected()
  expect(mayListNfts(portico, 'eip155')).toBe(false)
})

it.each([
  ['a hosted service needs a history', true, ['balance', 'nfts'], false],
  ['a hosted service with one may', true, ['balance', 'nfts', 'activity'], true],
  ['one of one’s own needs none', false, ['balance', 'nfts'], true],
  ['no service helps an adapter without items', false, ['balance', 'activity'], false],
] as const)('%s, and nobody is asked', async (_, hosted, supports, expected) => {
  const { portico, fetch } = await arrangeNfts({}, { hosted, supports: [...supports] })
  expect(mayListNfts(portico, 'eip155')).toBe(expected)
  expect(fetch.calls).toEqual([])
})
