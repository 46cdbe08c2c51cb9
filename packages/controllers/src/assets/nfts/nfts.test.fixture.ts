import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { vi } from 'vitest'
import { defaultServices } from '../../instance/PorticoOptions.js'
import { type ArrangeOptions, arrangeConnected } from '../../navigation/modal/arrange.test.fixture.js'

export const contract = '0x2222222222222222222222222222222222222222'

/** An item as a data service of one's own sends it. */
export const makeItem = (id: number, fields: object = {}) => ({
  contract,
  tokenId: `${id}`,
  standard: 'erc721',
  amount: '1',
  name: `Badge #${id}`,
  collection: 'Badges',
  chainId: 'eip155:1',
  image: { url: `https://data.example/${id}.png` },
  traits: [{ trait: 'Number', value: id }],
  flags: { isSpam: false },
  ...fields,
})

/** A transaction as the hosted service sends it, which moved one item. */
export const makeMove = (id: string, direction: 'in' | 'out' | 'self', name: string, fields: object = {}) => ({
  id,
  metadata: {
    operationType: 'receive',
    hash: `0x${id}`,
    chain: 'eip155:1',
    minedAt: '2026-01-02T03:04:05Z',
    sentFrom: contract,
    sentTo: contract,
    status: 'confirmed',
    nonce: 1,
  },
  transfers: [{ direction, quantity: { numeric: '1' }, nft_info: { name, flags: { is_spam: false }, ...fields } }],
})

type Page = { readonly data: readonly object[]; readonly next?: string | null }

/**
 * A connected instance with a data service, own or hosted, whose pages a test sets by their cursors. The network's stub
 * must be undone.
 */
export async function arrangeNfts(
  pages: Record<string, Page | FakeAnswer> = {},
  { hosted = false, served = ['eip155:1', 'eip155:8453'], ...options }: NftsOptions = {},
) {
  const fetch = createFakeFetch(({ url }): FakeAnswer => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: served } }
    if (!url.pathname.endsWith(hosted ? '/history' : '/nfts')) return { json: {}, status: 404 }
    const found = pages[url.searchParams.get('cursor') ?? 'first'] ?? { data: [] }
    return typeof found === 'object' && 'data' in found ? { json: found } : found
  })
  vi.stubGlobal('fetch', fetch)
  const blockchainApi = hosted ? defaultServices.blockchainApi : 'https://data.example'
  const test = await arrangeConnected({ ...options, options: { projectId: 'p', services: { blockchainApi } } })
  const cursors = () =>
    fetch.calls
      .filter(({ url }) => /\/(nfts|history)$/.test(url.pathname))
      .map(({ url }) => url.searchParams.get('cursor') ?? 'first')
  return { ...test, fetch, pages, cursors }
}

type NftsOptions = Omit<ArrangeOptions, 'options'> & { readonly hosted?: boolean; readonly served?: readonly string[] }
