import { solana } from '@portico/core/networks'
import { describe, expect, it } from 'vitest'
import { addNetwork } from '../../networks/addNetwork.js'
import { arrangeCatalogue } from './arrangeCatalogue.test.fixture.js'
import { excludedWalletsQueryOptions } from './excludedWalletsQueryOptions.js'
import { featuredWalletsQueryOptions } from './featuredWalletsQueryOptions.js'
import { recommendedWalletsQueryOptions } from './recommendedWalletsQueryOptions.js'
import { walletSearchQueryOptions } from './walletSearchQueryOptions.js'

const ids = (page: { readonly wallets: readonly { readonly id: string }[] }) => page.wallets.map(({ id }) => id)
const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'

describe('featuredWalletsQueryOptions', () => {
  it('asks four at a time and keeps the configured order', async () => {
    const featuredWalletIds = ['wallet-9', 'wallet-2', 'wallet-7', 'wallet-1', 'wallet-5', 'wallet-2']
    const { portico, client, asked } = arrangeCatalogue({ featuredWalletIds })
    const page = await client.fetchQuery(featuredWalletsQueryOptions(portico))
    expect(ids(page)).toEqual(['wallet-9', 'wallet-2', 'wallet-7', 'wallet-1', 'wallet-5'])
    expect(asked()).toEqual([
      { page: '1', entries: '4', include: 'wallet-9,wallet-2,wallet-7,wallet-1' },
      { page: '1', entries: '4', include: 'wallet-5' },
    ])
  })

  it('is disabled without featured wallets', () => {
    expect(featuredWalletsQueryOptions(arrangeCatalogue().portico).enabled).toBe(false)
  })
})

describe('recommendedWalletsQueryOptions', () => {
  it('asks for four that fit the networks, without the featured and the excluded', async () => {
    const { portico, client, asked } = arrangeCatalogue({
      featuredWalletIds: ['wallet-2'],
      excludeWalletIds: ['wallet-1'],
      includeWalletIds: ['wallet-1', 'wallet-2', 'wallet-3', 'wallet-4'],
    })
    const page = await client.fetchQuery(recommendedWalletsQueryOptions(portico))
    expect(ids(page)).toEqual(['wallet-3', 'wallet-4'])
    expect(page.count).toBe(2)
    expect(asked()).toEqual([
      {
        page: '1',
        entries: '4',
        include: 'wallet-1,wallet-2,wallet-3,wallet-4',
        exclude: 'wallet-1,wallet-2',
        chains: 'eip155:1,eip155:8453',
      },
    ])
  })

  it('is asked for once, and anew when the networks change or are narrowed', async () => {
    const { portico, client, asked } = arrangeCatalogue()
    const read = (namespace?: string) => client.fetchQuery(recommendedWalletsQueryOptions(portico, { namespace }))
    await read()
    await read()
    addNetwork(portico, { network: solana })
    await read()
    await read('solana')
    expect(asked().map(({ chains }) => chains)).toEqual([
      'eip155:1,eip155:8453',
      'eip155:1,eip155:8453,solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    ])
  })

  it('keeps on a phone what can be opened there, and the count of the catalogue', async () => {
    const wallets = [
      { id: 'mobile', name: 'M', mobile_link: 'm://' },
      { id: 'extension', name: 'E', chrome_store: 'https://chrome.google.com/e' },
      { id: phantom, name: 'Phantom' },
      { id: solflare, name: 'Solflare' },
    ]
    const { portico, client } = arrangeCatalogue({ catalogue: { wallets } })
    const read = (facts: object) => client.fetchQuery(recommendedWalletsQueryOptions(portico, facts))
    expect(ids(await read({ isMobile: true }))).toEqual(['mobile', phantom])
    expect(ids(await read({ isMobile: true, namespace: 'solana' }))).toEqual(['mobile', phantom, solflare])
    expect(ids(await read({}))).toHaveLength(4)
    expect((await read({ isMobile: true })).count).toBe(4)
  })

  it('fails without hiding why, and may be asked again', async () => {
    const { portico, client, catalogue } = arrangeCatalogue()
    catalogue.fail({ json: 'busy', status: 400 })
    const read = () => client.fetchQuery(recommendedWalletsQueryOptions(portico))
    await expect(read()).rejects.toMatchObject({ code: 'http/status' })
    catalogue.fail()
    expect(ids(await read())).toHaveLength(4)
  })
})

describe('walletSearchQueryOptions', () => {
  it('asks for 100 with the trimmed text', async () => {
    const { portico, client, asked } = arrangeCatalogue({
      excludeWalletIds: ['wallet-10'],
      includeWalletIds: ['wallet-1'],
    })
    const page = await client.fetchQuery(
      walletSearchQueryOptions(portico, { search: ' Wallet 1 ', badge: 'certified' }),
    )
    expect(ids(page)).toEqual(['wallet-1'])
    expect(asked()).toEqual([
      {
        page: '1',
        entries: '100',
        search: 'Wallet 1',
        badge_type: 'certified',
        include: 'wallet-1',
        exclude: 'wallet-10',
      },
    ])
  })

  it('is disabled for an empty text', () => {
    const { portico } = arrangeCatalogue()
    expect(walletSearchQueryOptions(portico, { search: '  ' }).enabled).toBe(false)
    expect(walletSearchQueryOptions(portico, { search: 'a' }).enabled).toBe(true)
  })

  it('ends with the reader that left', async () => {
    const { portico, client, catalogue, clock } = arrangeCatalogue()
    catalogue.fail('hang')
    const options = walletSearchQueryOptions(portico, { search: 'fox' })
    const result = client.fetchQuery(options).catch((error: unknown) => error)
    await clock.flush()
    await client.cancelQueries({ queryKey: options.queryKey })
    await result
    expect(catalogue.calls[0]?.signal?.aborted).toBe(true)
  })
})

describe('excludedWalletsQueryOptions', () => {
  it('asks for the excluded wallets; disabled when there are none', async () => {
    const { portico, client, asked } = arrangeCatalogue({ excludeWalletIds: ['wallet-3', 'wallet-1', 'wallet-3'] })
    expect(ids(await client.fetchQuery(excludedWalletsQueryOptions(portico)))).toEqual(['wallet-1', 'wallet-3'])
    expect(asked()).toEqual([{ page: '1', entries: '2', include: 'wallet-3,wallet-1' }])
    expect(excludedWalletsQueryOptions(arrangeCatalogue().portico).enabled).toBe(false)
  })
})
