import { mainnet } from '@portico/core/networks'
import { createFakeFetch } from '@portico/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createPortico } from '../../assembly/createPortico.js'
import { requestBalances } from './requestBalances.js'
import { requestHistory } from './requestHistory.js'
import { requestNfts } from './requestNfts.js'
import { wireTransaction } from './wireTransaction.test.fixture.js'

const address = '0x1111111111111111111111111111111111111111'
const networkId = 'eip155:1' as const

afterEach(() => vi.unstubAllGlobals())

function arrange(answer: unknown, blockchainApi = 'https://data.example') {
  const fetch = createFakeFetch(({ url }) => ({
    json: url.pathname === '/v1/supported-chains' ? { http: [networkId] } : answer,
  }))
  vi.stubGlobal('fetch', fetch)
  const portico = createPortico({ networks: [mainnet], projectId: 'p', services: { blockchainApi } })
  return { portico, fetch }
}

describe('requestBalances', () => {
  const balance = {
    name: 'USD Coin',
    symbol: 'USDC',
    chainId: networkId,
    address: 'eip155:1:0x2222222222222222222222222222222222222222',
    value: 2.5,
    price: 1,
    quantity: { decimals: '6', numeric: '2.5' },
    iconUrl: 'https://a.example/usdc.png',
  }
  const read = async (...entries: readonly unknown[]) =>
    requestBalances(arrange({ balances: entries }).portico, { address, networkId, currency: 'usd' })

  it('reads tokens and the native currency', async () => {
    const native = {
      ...balance,
      address: undefined,
      name: 'Ether',
      symbol: 'ETH',
      quantity: { decimals: 18, numeric: '1e-7' },
    }
    expect(await read(balance, native)).toEqual([
      {
        networkId,
        address: '0x2222222222222222222222222222222222222222',
        symbol: 'USDC',
        name: 'USD Coin',
        decimals: 6,
        amount: 2_500_000n,
        price: 1,
        value: 2.5,
        image: 'https://a.example/usdc.png',
      },
      expect.objectContaining({ address: undefined, symbol: 'ETH', decimals: 18, amount: 100_000_000_000n }),
    ])
  })

  it('cuts off digits that the token does not have', async () => {
    const [entry] = await read({ ...balance, quantity: { decimals: '2', numeric: '1.999' } })
    expect(entry?.amount).toBe(199n)
  })

  it.each([
    ['no decimals', { quantity: { decimals: '0', numeric: '2' } }],
    ['no quantity', { quantity: undefined }],
    ['a negative amount', { quantity: { decimals: '6', numeric: '-2' } }],
    ['an amount that is no number', { quantity: { decimals: '6', numeric: 'many' } }],
    ['too many decimals', { quantity: { decimals: '256', numeric: '1' } }],
    ['no network', { chainId: undefined }],
    ['a malformed address', { address: '0x22' }],
    ['neither name nor symbol', { name: '\u202e', symbol: 7 }],
  ])('leaves out an entry with %s, and no other one', async (_, fields) => {
    const entries = await read({ ...balance, ...fields }, balance, null, 'text')
    expect(entries.map(({ symbol }) => symbol)).toEqual(['USDC'])
  })

  it.each([
    ['a price of 0', { price: 0 }, { price: undefined }],
    ['a price that is no number', { price: '1' }, { price: undefined }],
    ['a negative value', { value: -1 }, { value: undefined }],
    ['a picture that runs code', { iconUrl: 'javascript:alert(1)' }, { image: undefined }],
    ['a name that reorders text', { name: '\u202eCDSU' }, { name: 'CDSU' }],
    ['a very long name', { name: 'x'.repeat(10_000) }, { name: 'x'.repeat(128) }],
    ['a very long symbol', { symbol: 'x'.repeat(10_000) }, { symbol: 'x'.repeat(32) }],
    ['no name', { name: null }, { name: 'USDC' }],
    ['no symbol', { symbol: '' }, { symbol: 'USD Coin' }],
  ])('drops %s, and not the entry', async (_, fields, expected) => {
    expect(await read({ ...balance, ...fields })).toEqual([expect.objectContaining(expected)])
  })
})

describe('requestHistory', () => {
  const transaction = {
    ...wireTransaction,
    transfers: [
      {
        direction: 'out',
        quantity: { numeric: '1.5' },
        value: 3000,
        fungible_info: { name: 'Ether', symbol: 'ETH', icon: { url: 'https://a.example/eth.png' } },
      },
      {
        direction: 'in',
        quantity: { numeric: '1' },
        nft_info: {
          name: 'Ticket',
          content: { preview: { url: 'https://a.example/1.png' } },
          flags: { is_spam: true },
        },
      },
    ],
  }
  const read = async (...data: readonly unknown[]) =>
    (await requestHistory(arrange({ data, next: 'c2' }).portico, { address, networkId })).transactions

  it('reads a transaction, its transfers and the next cursor', async () => {
    const { portico } = arrange({ data: [transaction], next: 'c2' })
    expect(await requestHistory(portico, { address, networkId })).toEqual({
      next: 'c2',
      transactions: [
        {
          id: 't1',
          hash: '0xaa',
          networkId,
          operation: 'send',
          minedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
          from: address,
          to: '0x2222222222222222222222222222222222222222',
          status: 'confirmed',
          nonce: 3,
          transfers: [
            {
              kind: 'token',
              direction: 'out',
              amount: '1.5',
              value: 3000,
              symbol: 'ETH',
              name: 'Ether',
              image: 'https://a.example/eth.png',
            },
            {
              kind: 'nft',
              direction: 'in',
              amount: '1',
              value: undefined,
              name: 'Ticket',
              image: 'https://a.example/1.png',
              isSpam: true,
            },
          ],
        },
      ],
    })
  })

  it.each([
    ['no id', { id: '' }],
    ['an unknown status', { metadata: { ...transaction.metadata, status: 'maybe' } }],
    ['no date', { metadata: { ...transaction.metadata, minedAt: 'yesterday' } }],
    ['no network', { metadata: { ...transaction.metadata, chain: 1 } }],
  ])('leaves out a transaction with %s, and no other one', async (_, fields) => {
    expect((await read({ ...transaction, ...fields }, transaction, 5)).map(({ id }) => id)).toEqual(['t1'])
  })

  it.each([
    ['the states of a purchase', { status: 'ONRAMP_TRANSACTION_STATUS_IN_PROGRESS' }, { status: 'pending' }],
    ['an operation without name', { operationType: 7 }, { operation: 'execute' }],
    ['a hash that is none', { hash: '<b>' }, { hash: undefined }],
    ['an address that is none', { sentTo: 'a b' }, { to: undefined }],
    ['a nonce that is none', { nonce: -1 }, { nonce: undefined }],
  ])('reads %s', async (_, fields, expected) => {
    expect(await read({ ...transaction, metadata: { ...transaction.metadata, ...fields } })).toEqual([
      expect.objectContaining(expected),
    ])
  })

  it('takes missing transfers for none, and leaves malformed ones out', async () => {
    const counts = (
      await read(
        { ...transaction, transfers: null },
        { ...transaction, transfers: undefined },
        { ...transaction, transfers: [{ direction: 'up' }, { direction: 'in' }, ...transaction.transfers] },
      )
    ).map(({ transfers }) => transfers.length)
    expect(counts).toEqual([0, 0, 2])
  })

  it.each([
    [{ token_id: '7' }, { contract: address, tokenId: '7', standard: 'erc721' }],
    [
      { token_id: '0x10', interface: 'erc1155' },
      { contract: address, tokenId: '16', standard: 'erc1155' },
    ],
    [{ token_id: 'seven' }, undefined],
    [{ token_id: undefined }, undefined],
    [{ contract_address: '<b>' }, undefined],
    [{ interface: 'cards' }, undefined],
  ])('tells which item it was, where the service does: %o', async (fields, expected) => {
    const known = { contract_address: address, token_id: '1', interface: 'erc721' }
    const nft_info = { name: 'Ticket', flags: { is_spam: false }, ...known, ...fields }
    const [found] = await read({ ...transaction, transfers: [{ direction: 'in', nft_info }] })
    expect(found?.transfers).toMatchObject([{ kind: 'nft', name: 'Ticket' }])
    expect(found?.transfers.map((each) => each.kind === 'nft' && each.item)).toEqual([expected])
  })

  it('tells items on Solana by their mint', async () => {
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const nft_info = { name: 'Item', contract_address: mint, flags: { is_spam: false } }
    const chain = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const transfers = [{ direction: 'in', nft_info }]
    const [found] = await read({ ...transaction, metadata: { ...transaction.metadata, chain }, transfers })
    expect(found?.transfers).toMatchObject([{ item: { contract: mint, tokenId: '0', standard: 'spl' } }])
  })

  it('asks past every cache for purchases', async () => {
    const { portico } = arrange({ data: [] })
    const caches: unknown[] = []
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      caches.push(init.cache)
      return fetch(input, init)
    })
    await requestHistory(portico, { address, networkId })
    await requestHistory(portico, { address, networkId, onramp: 'coinbase' })
    expect(caches).toEqual([undefined, undefined, 'no-cache'])
  })
})

describe('requestNfts', () => {
  const nft = {
    contract: '0x2222222222222222222222222222222222222222',
    tokenId: '7',
    standard: 'erc721',
    amount: '1',
    name: 'Badge #7',
    collection: 'Badges',
    chainId: networkId,
    image: { url: 'https://a.example/7.svg', contentType: 'image/svg+xml' },
    traits: [{ trait: 'Colour', value: 'red' }, { trait: 'Level', value: 3 }, { trait: 1 }, 'x'],
    flags: { isSpam: true },
  }

  it('reads items and leaves out malformed ones', async () => {
    const { portico, fetch } = arrange({
      data: [nft, { ...nft, tokenId: 'x' }, { ...nft, standard: 'cards' }],
      next: 'n',
    })
    expect(await requestNfts(portico, { address, networkId, cursor: 'c' })).toEqual({
      next: 'n',
      nfts: [
        {
          networkId,
          contract: nft.contract,
          tokenId: '7',
          standard: 'erc721',
          amount: 1n,
          name: 'Badge #7',
          collection: 'Badges',
          image: 'https://a.example/7.svg',
          traits: [
            { trait: 'Colour', value: 'red' },
            { trait: 'Level', value: '3' },
          ],
          isSpam: true,
        },
      ],
    })
    expect([...(fetch.calls.at(-1)?.url.searchParams ?? [])].slice(0, 2)).toEqual([
      ['chainId', networkId],
      ['cursor', 'c'],
    ])
  })

  it.each([
    ['ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/7.png', true],
    ['javascript:alert(1)', false],
    [7, false],
  ])('hands on a picture at %s: %s', async (url, isKept) => {
    const { portico } = arrange({ data: [{ ...nft, image: { url } }], next: null })
    const { nfts } = await requestNfts(portico, { address, networkId })
    expect(nfts).toMatchObject([{ tokenId: '7', image: isKept ? url : undefined }])
  })

  it('asks nothing of the hosted service, which has no such call', async () => {
    const { portico, fetch } = arrange({ data: [nft], next: null }, 'https://rpc.walletconnect.org')
    expect(await requestNfts(portico, { address, networkId })).toEqual({ nfts: [], next: undefined })
    expect(fetch.calls).toEqual([])
  })
})
