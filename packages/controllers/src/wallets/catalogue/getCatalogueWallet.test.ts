import { describe, expect, it } from 'vitest'
import { arrangeCatalogue } from './arrangeCatalogue.test.fixture.js'
import { getCatalogueWallet } from './getCatalogueWallet.js'
import { loadCatalogueWallet } from './loadCatalogueWallet.js'
import { recommendedWalletsQueryOptions } from './recommendedWalletsQueryOptions.js'
import { rememberRecentCatalogueWallet } from './rememberRecentCatalogueWallet.js'
import { walletPagesQueryOptions } from './walletPagesQueryOptions.js'

describe('getCatalogueWallet', () => {
  it('finds wallets of every list that was read', async () => {
    const { portico, client } = arrangeCatalogue()
    expect(getCatalogueWallet(portico, { walletId: 'wallet-1' })).toBeUndefined()
    await client.fetchQuery(recommendedWalletsQueryOptions(portico))
    expect(getCatalogueWallet(portico, { walletId: 'wallet-1' })?.name).toBe('Catalogue Wallet 1')
    await client.fetchInfiniteQuery({ ...walletPagesQueryOptions(portico), pages: 2 })
    expect(getCatalogueWallet(portico, { walletId: 'wallet-60' })?.name).toBe('Catalogue Wallet 60')
  })

  it("finds the app's own wallets, without the links that may not be opened", () => {
    const customWallets = [{ id: 'own', name: 'Own', mobile_link: 'own://', homepage: 'javascript:alert(1)' }]
    const { portico, catalogue } = arrangeCatalogue({ customWallets })
    expect(getCatalogueWallet(portico, { walletId: 'own' })).toMatchObject({
      mobileLink: 'own://',
      homepage: undefined,
    })
    expect(catalogue.calls).toHaveLength(0)
  })

  it('finds wallets used last, after a reload too', async () => {
    const { portico, client } = arrangeCatalogue()
    await loadCatalogueWallet(portico, { walletId: 'wallet-7' })
    const before = getCatalogueWallet(portico, { walletId: 'wallet-7' })
    rememberRecentCatalogueWallet(portico, { walletId: 'wallet-7' })
    client.clear()
    expect(getCatalogueWallet(portico, { walletId: 'wallet-7' })).toEqual({ ...before, badge: undefined })
  })
})

describe('loadCatalogueWallet', () => {
  it('asks the catalogue once for a wallet nobody has seen', async () => {
    const { portico, asked } = arrangeCatalogue()
    const wallets = await Promise.all([1, 2].map(() => loadCatalogueWallet(portico, { walletId: 'wallet-9' })))
    expect(wallets.map((wallet) => wallet?.id)).toEqual(['wallet-9', 'wallet-9'])
    await loadCatalogueWallet(portico, { walletId: 'wallet-9' })
    expect(asked()).toEqual([{ page: '1', entries: '1', include: 'wallet-9' }])
  })

  it('finds nothing when the catalogue knows no such wallet, or answers with another', async () => {
    const { portico, catalogue } = arrangeCatalogue()
    expect(await loadCatalogueWallet(portico, { walletId: 'nobody' })).toBeUndefined()
    catalogue.fail({ json: { count: 1, data: [{ id: 'other', name: 'Other' }] } })
    expect(await loadCatalogueWallet(portico, { walletId: 'somebody' })).toBeUndefined()
  })

  it('rejects when the catalogue cannot be reached', async () => {
    const { portico, catalogue, clock } = arrangeCatalogue()
    catalogue.fail('offline')
    const result = loadCatalogueWallet(portico, { walletId: 'wallet-9' }).catch((error: unknown) => error)
    await clock.advance(5000)
    expect(await result).toMatchObject({ code: 'http/network' })
  })
})
