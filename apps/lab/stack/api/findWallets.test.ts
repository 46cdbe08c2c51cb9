import { expect, test } from 'vitest'
import { createManyWallets } from './createManyWallets.js'
import { findWallets, QueryError } from './findWallets.js'

const wallets = createManyWallets(120)
const [first, second] = wallets
const ask = (query: Record<string, string> = {}) => findWallets(wallets, new URLSearchParams(query))
const names = (query: Record<string, string>) => ask(query).data.map(({ name }) => name)

test('pages follow each other and the count is of all that match', () => {
  const pages = ['1', '2', '3', '4'].map((page) => ask({ page, entries: '40' }))
  expect(pages.map(({ data }) => data.length)).toEqual([40, 40, 40, 0])
  expect(pages.map(({ count }) => count)).toEqual([120, 120, 120, 120])
  expect(pages.flatMap(({ data }) => data)).toEqual(wallets)
})

test('search finds parts of names in any case', () => {
  expect(ask({ search: ' wALLET 0011 ' }).count).toBe(10)
  expect(names({ search: 'T 00012' })).toEqual(['Wallet 00012'])
  expect(ask({ search: 'nobody' })).toEqual({ count: 0, data: [] })
})

test('lists of ids take in and leave out', () => {
  const [a = '', b = ''] = [first?.id, second?.id]
  expect(names({ include: `${a},${b}`, exclude: b })).toEqual([first?.name])
  expect(ask({ exclude: a }).count).toBe(119)
  expect(ask({ include: '' }).count).toBe(120)
})

test('badge and chains are compared exactly', () => {
  expect(ask({ badge_type: 'certified' }).count).toBe(12)
  expect(ask({ badge_type: 'none' }).count).toBe(108)
  expect(ask({ chains: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp,eip155:999' }).count).toBe(24)
  expect(ask({ chains: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1' }).count).toBe(24)
  expect(ask({ chains: 'eip155:1' }).count).toBe(120)
  // A prefix of eip155:10 and eip155:137 does not match.
  expect(ask({ chains: 'eip155:13' }).count).toBe(0)
})

test.each([{ page: '0' }, { page: 'x' }, { entries: '101' }, { entries: '1.5' }, { badge_type: 'gold' }])(
  '%o is refused',
  (query) => {
    expect(() => ask(query)).toThrow(QueryError)
  },
)
