import { mainnet } from '@portico/core/networks'
import { createFakeFetch } from '@portico/core/testing'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createPortico } from '../../assembly/createPortico.js'
import type { Portico } from '../../instance/Portico.js'
import { changeField, nonsense } from './changeField.test.fixture.js'
import { requestBalances } from './requestBalances.js'
import { requestHistory } from './requestHistory.js'
import { requestNfts } from './requestNfts.js'
import { wireTransaction } from './wireTransaction.test.fixture.js'

// What valid values come to is told by `entries.test.ts`.

const address = '0x1111111111111111111111111111111111111111'
const contract = '0x2222222222222222222222222222222222222222'
const networkId = 'eip155:1' as const
const picture = { url: 'https://a.example/1.png' }

const balance = {
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: networkId,
  address: `${networkId}:${contract}`,
  value: 2.5,
  price: 1,
  quantity: { decimals: '6', numeric: '2.5' },
  iconUrl: picture.url,
}
const token = {
  direction: 'out',
  quantity: { numeric: '1.5' },
  value: 3000,
  price: 2000,
  fungible_info: { name: 'Ether', symbol: 'ETH', icon: picture },
}
const item = {
  direction: 'in',
  quantity: { numeric: '1' },
  nft_info: {
    name: 'Ticket',
    content: { preview: picture, detail: picture },
    flags: { is_spam: true },
    contract_address: contract,
    token_id: '7',
    interface: 'erc721',
  },
}
const transaction = { ...wireTransaction, transfers: [token, item] }
const nft = {
  contract,
  tokenId: '7',
  standard: 'erc721',
  amount: '5',
  name: 'Badge #7',
  collection: 'Badges',
  chainId: networkId,
  image: { ...picture, contentType: 'image/png' },
  traits: [{ trait: 'Colour', value: 'red' }],
  flags: { isSpam: true },
}

afterEach(() => vi.unstubAllGlobals())

function arrange(answer: unknown): Portico {
  const fetch = createFakeFetch(({ url }) => ({
    json: url.pathname === '/v1/supported-chains' ? { http: [networkId] } : answer,
  }))
  vi.stubGlobal('fetch', fetch)
  const services = { blockchainApi: 'https://data.example' }
  const portico = createPortico({ networks: [mainnet], projectId: 'p', services, logLevel: 'silent' })
  onTestFinished(() => portico.destroy())
  return portico
}

/** Lists whose entries are read, each by itself. */
const lists = {
  balance: {
    entry: balance,
    read: (...balances: readonly unknown[]) =>
      requestBalances(arrange({ balances }), { address, networkId, currency: 'usd' }),
  },
  transaction: {
    entry: transaction,
    read: async (...data: readonly unknown[]) =>
      (await requestHistory(arrange({ data, next: null }), { address, networkId })).transactions,
  },
  item: {
    entry: nft,
    read: async (...data: readonly unknown[]) =>
      (await requestNfts(arrange({ data, next: null }), { address, networkId })).nfts,
  },
}

/** Values that a field may not have either, or of the usual ones those that it may have. */
type Values = { readonly more?: readonly unknown[]; readonly except?: readonly unknown[] }
const listValues = ({ more = [], except = [] }: Values = {}) => [
  ...nonsense.filter((value) => !except.includes(value)),
  ...more,
]
/** A text may be shown once it is cleaned. */
const texts: Values = { except: ['<b>\u202e'] }
/** An object of which every field may be missing. */
const objects: Values = { except: nonsense.filter((value) => value instanceof Object && !Array.isArray(value)) }

it.each<[keyof typeof lists, string, Values?]>([
  ['balance', 'chainId', { more: ['1', 'eip155:'] }],
  ['balance', 'address', { except: [undefined, null, Number.NaN], more: [contract] }],
  ['balance', 'quantity', { more: ['2.5'] }],
  ['balance', 'quantity.decimals', { more: [-1, 1.5, '6.0', 256] }],
  ['balance', 'quantity.numeric', { more: ['1,5', '-1', ''] }],
  ['transaction', 'id', { ...texts, more: ['', 'x'.repeat(257)] }],
  ['transaction', 'metadata', { more: ['x'] }],
  ['transaction', 'metadata.chain', { more: ['1', 1] }],
  ['transaction', 'metadata.minedAt', { more: [0, ''] }],
  ['transaction', 'metadata.status', { more: ['maybe', 'toString'] }],
  ['item', 'contract', { more: ['', 'a b'] }],
  ['item', 'tokenId', { more: ['', '-1', '0x7', 7] }],
  ['item', 'standard', { more: ['erc20'] }],
  ['item', 'chainId', { more: [1] }],
])('a %s is left out where %s is malformed, and no other one', async (list, field, values) => {
  const { read, entry } = lists[list]
  const [whole, ...others] = await read(entry)
  expect([whole, others]).toEqual([expect.any(Object), []])
  for (const value of listValues(values))
    expect(await read(changeField(entry, field, value), entry), String(JSON.stringify(value))).toEqual([whole])
})

it.each<[keyof typeof lists, string, object, Values?]>([
  ['balance', 'name', { name: 'USDC' }, texts],
  ['balance', 'symbol', { symbol: 'USD Coin' }, texts],
  ['balance', 'price', { price: undefined }, { more: [0, -1, '1', Number.POSITIVE_INFINITY] }],
  ['balance', 'value', { value: undefined }, { more: [0, -1, '1'] }],
  ['balance', 'iconUrl', { image: undefined }, { more: ['javascript:alert(1)', 'data:text/html,x'] }],
  ['transaction', 'metadata.operationType', { operation: 'execute' }, { more: ['', 'a b'] }],
  ['transaction', 'metadata.hash', { hash: undefined }, { more: ['', 'x'.repeat(129)] }],
  ['transaction', 'metadata.sentFrom', { from: undefined }],
  ['transaction', 'metadata.sentTo', { to: undefined }],
  ['transaction', 'metadata.nonce', { nonce: undefined }, { more: [-1, 1.5, '3'] }],
  ['transaction', 'transfers', { transfers: [] }, { more: [7] }],
  ['item', 'amount', { amount: 1n }, { more: ['-1', 1.5] }],
  ['item', 'name', { name: undefined }, texts],
  ['item', 'collection', { collection: undefined }, texts],
  ['item', 'image', { image: undefined }, { more: [picture.url] }],
  ['item', 'image.url', { image: undefined }, { more: ['javascript:alert(1)'] }],
  ['item', 'traits', { traits: [] }, { more: ['x'] }],
  ['item', 'traits.0', { traits: [] }, { more: ['x'] }],
  ['item', 'traits.0.trait', { traits: [] }, texts],
  ['item', 'traits.0.value', { traits: [] }, { except: [true, '<b>\u202e', Number.NaN] }],
  ['item', 'flags', { isSpam: false }, { more: ['spam'] }],
  ['item', 'flags.isSpam', { isSpam: false }, { except: [true], more: ['true', 1] }],
])('of a %s a malformed %s alone comes to %o', async (list, field, expected, values) => {
  const { read, entry } = lists[list]
  const [whole] = await read(entry)
  for (const value of listValues(values))
    expect(await read(changeField(entry, field, value)), String(JSON.stringify(value))).toEqual([
      { ...whole, ...expected },
    ])
})

describe('transfers', () => {
  const read = async (...transfers: readonly unknown[]) =>
    (await lists.transaction.read({ ...transaction, transfers }))[0]?.transfers

  it.each<[string, object, string, Values?]>([
    ['token', token, 'direction', { more: ['up'] }],
    ['token', token, 'fungible_info', objects],
    ['item', item, 'direction', { more: ['up'] }],
    ['item', item, 'nft_info', objects],
  ])('of a %s (%o) are left out where %s is malformed, and no other one', async (_, transfer, field, values) => {
    const [whole, ...others] = (await read(transfer)) ?? []
    expect([whole, others]).toEqual([expect.any(Object), []])
    for (const value of listValues(values))
      expect(await read(changeField(transfer, field, value), transfer), String(JSON.stringify(value))).toEqual([whole])
  })

  it.each<[string, object, string, object, Values?]>([
    ['token', token, 'quantity', { amount: undefined }, { more: ['1.5'] }],
    ['token', token, 'quantity.numeric', { amount: undefined }, { more: ['-1'] }],
    ['token', token, 'value', { value: undefined }, { more: ['1', -1, 0] }],
    // What a whole one costs is not read.
    ['token', token, 'price', {}],
    ['token', token, 'fungible_info.name', { name: undefined }, texts],
    ['token', token, 'fungible_info.symbol', { symbol: undefined }, texts],
    ['token', token, 'fungible_info.icon', { image: undefined }, { more: [picture.url] }],
    ['token', token, 'fungible_info.icon.url', { image: undefined }, { more: ['javascript:alert(1)'] }],
    ['item', item, 'quantity', { amount: undefined }],
    ['item', item, 'nft_info.name', { name: undefined }, texts],
    ['item', item, 'nft_info.content', { image: undefined }],
    ['item', item, 'nft_info.flags', { isSpam: false }],
    ['item', item, 'nft_info.flags.is_spam', { isSpam: false }, { except: [true], more: ['true'] }],
    ['item', item, 'nft_info.contract_address', { item: undefined }],
    ['item', item, 'nft_info.token_id', { item: undefined }, { more: ['-1', 7] }],
    ['item', item, 'nft_info.interface', { item: undefined }, { more: ['erc20'] }],
  ])('of a %s (%o) where %s is malformed lose %o', async (_, transfer, field, expected, values) => {
    const [whole] = (await read(transfer)) ?? []
    for (const value of listValues(values))
      expect(await read(changeField(transfer, field, value)), String(JSON.stringify(value))).toEqual([
        { ...whole, ...expected },
      ])
  })

  it.each(['preview', 'preview.url'])('of an item show the large picture where %s is malformed', async (field) => {
    for (const value of nonsense) {
      const [found] = (await read(changeField(item, `nft_info.content.${field}`, value))) ?? []
      expect(found?.image, String(JSON.stringify(value))).toBe(picture.url)
    }
  })
})

it.each([['balances'], ['data']])('an answer whose %s are no list is none', async (field) => {
  const read =
    field === 'balances'
      ? (answer: unknown) => requestBalances(arrange(answer), { address, networkId, currency: 'usd' })
      : (answer: unknown) => requestHistory(arrange(answer), { address, networkId })
  for (const value of nonsense.filter((each) => !Array.isArray(each)))
    await expect(read({ [field]: value, next: null })).rejects.toMatchObject({ code: 'blockchain-api/invalid-reply' })
})

it('a page whose cursor is malformed is none, for it would look like the last one', async () => {
  for (const next of [...nonsense.filter((each) => each !== undefined && each !== null && each !== '<b>\u202e'), 7]) {
    // JSON has no NaN.
    if (Number.isNaN(next)) continue
    const portico = arrange({ data: [transaction], next })
    await expect(requestHistory(portico, { address, networkId })).rejects.toMatchObject({
      code: 'blockchain-api/invalid-reply',
    })
  }
})
