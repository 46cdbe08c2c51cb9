import type { InfiniteData } from '@tanstack/query-core'
import { describe, expect, it } from 'vitest'
import { arrangeCatalogue } from './arrangeCatalogue.test.fixture.js'
import { recommendedWalletsQueryOptions } from './recommendedWalletsQueryOptions.js'
import { type WalletsPage, walletPagesQueryOptions } from './walletPagesQueryOptions.js'

const ids = (data: InfiniteData<WalletsPage, unknown>) =>
  data.pages.flatMap(({ wallets }) => wallets.map(({ id }) => id))

describe('walletPagesQueryOptions', () => {
  it('reads 40 per page until the catalogue has no more', async () => {
    const { portico, client, asked } = arrangeCatalogue()
    const data = await client.fetchInfiniteQuery({ ...walletPagesQueryOptions(portico), pages: 9 })
    expect(data.pages.map(({ wallets }) => wallets.length)).toEqual([40, 40, 20])
    expect(new Set(ids(data)).size).toBe(100)
    expect(asked()).toEqual(['1', '2', '3'].map((page) => ({ page, entries: '40' })))
  })

  it('leaves out what stands elsewhere, on every page the same', async () => {
    const { portico, client, asked } = arrangeCatalogue({
      featuredWalletIds: ['wallet-50'],
      excludeWalletIds: ['wallet-1'],
    })
    await client.fetchQuery(recommendedWalletsQueryOptions(portico))
    const options = walletPagesQueryOptions(portico)
    await client.fetchInfiniteQuery(options)
    client.removeQueries({ queryKey: recommendedWalletsQueryOptions(portico).queryKey })
    const first = client.getQueryData<InfiniteData<WalletsPage>>(options.queryKey)?.pages[0]
    const second = await options.queryFn({
      pageParam: first?.next ?? { page: 0, exclude: [] },
      signal: new AbortController().signal,
    })
    expect(second.next).toMatchObject({ page: 3 })
    const exclude = 'wallet-2,wallet-3,wallet-4,wallet-5,wallet-1,wallet-50'
    expect(asked().slice(1)).toEqual(['1', '2'].map((page) => ({ page, entries: '40', exclude })))
  })

  it('filters by badge and by whole chain ids; a wallet that names no chain stays', async () => {
    const wallets = [
      { id: 'one', name: 'A', badge_type: 'certified', chains: ['eip155:1'] },
      { id: 'ten', name: 'B', badge_type: 'certified', chains: ['eip155:10', 'eip155:84532'] },
      { id: 'silent', name: 'C', badge_type: 'certified' },
      { id: 'plain', name: 'D', chains: ['eip155:1'] },
    ]
    const { portico, client, asked } = arrangeCatalogue({ catalogue: { wallets } })
    const data = await client.fetchInfiniteQuery(walletPagesQueryOptions(portico, { badge: 'certified' }))
    expect(ids(data)).toEqual(['one', 'silent'])
    expect(data.pages[0]?.count).toBe(3)
    expect(asked()).toEqual([{ page: '1', entries: '40', badge_type: 'certified' }])
  })

  it('ends when the catalogue sends nothing, whatever it counts', async () => {
    const { portico, client, catalogue } = arrangeCatalogue()
    catalogue.fail({ json: { count: 1_000_000, data: [] } })
    await client.fetchInfiniteQuery({ ...walletPagesQueryOptions(portico), pages: 9 })
    expect(catalogue.calls).toHaveLength(1)
  })

  it.each([
    [40, 2],
    [39, 1],
  ])('without a count, a page of %i leads to %i requests', async (length, requests) => {
    const { portico, client, catalogue } = arrangeCatalogue()
    const data = Array.from({ length }, (_, at) => ({ id: `w${at}`, name: 'W' }))
    catalogue.fail(({ url }) => ({ json: { data: url.searchParams.get('page') === '1' ? data : [] } }))
    await client.fetchInfiniteQuery({ ...walletPagesQueryOptions(portico), pages: 9 })
    expect(catalogue.calls).toHaveLength(requests)
  })

  it('reads on after a page of which nothing could be used', async () => {
    const { portico, client, catalogue } = arrangeCatalogue()
    catalogue.setWallets(
      Array.from({ length: 41 }, (_, at) => (at < 40 ? { id: `w${at}` } : { id: 'last', name: 'L' })),
    )
    const data = await client.fetchInfiniteQuery({ ...walletPagesQueryOptions(portico), pages: 9 })
    expect(ids(data)).toEqual(['last'])
  })
})
