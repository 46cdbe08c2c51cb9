import { describe, expect, it } from 'vitest'
import { createFakeCatalogue } from './createFakeCatalogue.js'

const base = 'https://catalogue.example'

async function list(catalogue: ReturnType<typeof createFakeCatalogue>, query: string) {
  const answer = (await (await catalogue.fetch(`${base}/getWallets?${query}`)).json()) as {
    readonly count: number
    readonly data: readonly { readonly id: string }[]
  }
  return [answer.count, ...answer.data.map(({ id }) => id)]
}

describe('createFakeCatalogue', () => {
  it('pages, searches, includes, excludes and filters', async () => {
    const catalogue = createFakeCatalogue({ wallets: 5 })
    expect(await list(catalogue, 'page=2&entries=2')).toEqual([5, 'wallet-3', 'wallet-4'])
    expect(await list(catalogue, 'page=1&entries=9&search=WALLET 3')).toEqual([1, 'wallet-3'])
    expect(await list(catalogue, 'page=1&entries=9&include=wallet-1,wallet-2&exclude=wallet-1')).toEqual([
      1,
      'wallet-2',
    ])
    expect(await list(catalogue, 'page=1&entries=9&badge_type=certified')).toEqual([2, 'wallet-1', 'wallet-4'])
    catalogue.setWallets([
      { id: 'a', name: 'A', chains: ['eip155:1'] },
      { id: 'b', name: 'B', chains: ['eip155:10'] },
    ])
    expect(await list(catalogue, 'page=1&entries=9&chains=eip155:1,eip155:5')).toEqual([1, 'a'])
  })

  it('has a picture for every id', async () => {
    const answer = await createFakeCatalogue().fetch(`${base}/getWalletImage/any`)
    expect((await answer.blob()).type).toBe('image/png')
  })

  it('fails as told, until told otherwise', async () => {
    const catalogue = createFakeCatalogue({ wallets: 1 })
    catalogue.fail('offline')
    await expect(catalogue.fetch(`${base}/getWallets`)).rejects.toThrow()
    catalogue.fail(({ url }) => ({ json: url.pathname, status: 500 }))
    const answer = await catalogue.fetch(`${base}/getWallets`)
    expect([answer.status, await answer.json()]).toEqual([500, '/getWallets'])
    catalogue.fail()
    expect(await list(catalogue, 'page=1&entries=1')).toEqual([1, 'wallet-1'])
    expect(catalogue.calls).toHaveLength(3)
  })
})
