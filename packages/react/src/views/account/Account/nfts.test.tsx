import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import type { WalletAsset } from '@portico/core'
import { createFakeFetch, type FakeAnswer, type FakeFetchCall } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

const contract = '0x2222222222222222222222222222222222222222'

const item = (tokenId: string, fields: object = {}) => ({
  contract,
  tokenId,
  standard: 'erc721',
  amount: '1',
  name: `Badge ${tokenId}`,
  collection: 'Badges',
  chainId: 'eip155:1',
  flags: { isSpam: false },
  ...fields,
})
const page = (data: readonly object[], next: string | null = null): FakeAnswer => ({ json: { data, next } })

type Answer = FakeAnswer | ((call: FakeFetchCall) => FakeAnswer)
type Options = {
  readonly served?: readonly string[]
  readonly service?: string
  /** What the wallet tells of. */
  readonly assets?: readonly WalletAsset[]
}

let made: TestPortico | undefined
async function show(answer: Answer, { served = ['eip155:1'], service = 'https://data.example', assets }: Options = {}) {
  let current = answer
  const fetch = createFakeFetch((call) => {
    const { pathname } = call.url
    if (pathname === '/v1/supported-chains') return { json: { http: served } }
    if (pathname.endsWith('/balance')) return { json: { balances: [] } }
    if (!/\/(nfts|history)$/.test(pathname)) return { json: {}, status: 404 }
    return typeof current === 'function' ? current(call) : current
  })
  vi.stubGlobal('fetch', fetch)
  const fresh = createTestPortico({ projectId: 'p', services: { blockchainApi: service } })
  made = fresh
  if (assets) fresh.adapter.getWalletAssets = async () => assets
  attachRouter(fresh.portico)
  await fresh.connect()
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    fetch,
    respond(next: Answer) {
      current = next
    },
  }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  made?.portico.destroy()
})

async function open() {
  await userEvent.click(await screen.findByRole('tab', { name: 'NFTs' }))
}

const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('lists the items of the account; one leads to its own view', async () => {
  const { portico, fetch } = await show(
    page([
      item('1'),
      item('7', { standard: 'erc1155', amount: '40', name: undefined, collection: undefined }),
      item('123456789012345678901234567890', { name: undefined, collection: undefined }),
    ]),
  )
  const isAsked = () => fetch.calls.some(({ url }) => url.pathname.endsWith('/nfts'))
  expect(isAsked()).toBe(false)
  await open()
  const list = await screen.findByRole('list', { name: 'NFTs' })
  // A letter stands where there is no picture.
  expect(names(list)).toEqual(['BBadge 1Badges', '##7×40', '##123456…7890'])
  expect(isAsked()).toBe(true)
  await userEvent.click(within(list).getByRole('button', { name: /Badge 1/ }))
  await waitFor(() =>
    expect(getPart(portico, routerPart).history.at(-1)).toMatchObject({
      name: 'NftDetails',
      params: { networkId: 'eip155:1', id: `${contract}:1` },
    }),
  )
})

test('what is flagged is behind a button', async () => {
  await show(page([item('1'), item('2', { flags: { isSpam: true } })]))
  await open()
  expect(names(await screen.findByRole('list', { name: 'NFTs' }))).toEqual(['BBadge 1Badges'])
  await userEvent.click(screen.getByRole('button', { name: 'Hidden (1)' }))
  expect(names(await screen.findByRole('list', { name: 'Hidden (1)' }))).toEqual(['BBadge 2Badges'])
})

test('further pages are appended', async () => {
  await show(({ url }) =>
    url.searchParams.get('cursor') === 'b' ? page([item('3'), item('1')]) : page([item('1'), item('2')], 'b'),
  )
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(() =>
    expect(names(screen.getByRole('list', { name: 'NFTs' }))).toEqual([
      'BBadge 1Badges',
      'BBadge 2Badges',
      'BBadge 3Badges',
    ]),
  )
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('says that there are none', async () => {
  await show(page([]))
  await open()
  expect(await screen.findByText('No NFTs on this network yet.')).toBeTruthy()
})

test('says that they could not be loaded, and trying again shows them', async () => {
  const { respond } = await show({ json: {}, status: 400 })
  await open()
  expect(await screen.findByText('NFTs could not be loaded.')).toBeTruthy()
  respond(page([item('1')]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(names(await screen.findByRole('list', { name: 'NFTs' }))).toEqual(['BBadge 1Badges'])
})

test('says that what only the history tells may not be everything', async () => {
  await show(
    page([
      {
        id: 'a',
        metadata: {
          operationType: 'receive',
          hash: '0x1',
          chain: 'eip155:1',
          minedAt: '2026-01-02T03:04:05Z',
          sentFrom: contract,
          sentTo: contract,
          status: 'confirmed',
          nonce: 1,
        },
        transfers: [
          { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: 'Gift', flags: { is_spam: false } } },
        ],
      },
    ]),
    { service: 'https://rpc.walletconnect.org' },
  )
  await open()
  expect(names(await screen.findByRole('list', { name: 'NFTs' }))).toEqual(['GGift'])
  expect(screen.getByText(/as far as it is loaded/)).toBeTruthy()
})

test('there is no tab where the service does not support the network', async () => {
  await show(page([]), { served: ['eip155:8453'] })
  await screen.findByRole('tab', { name: 'Activity' })
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'NFTs' })).toBeNull())
})

test('there is no tab either where the wallet tells the tokens', async () => {
  const eth = { token: { symbol: 'ETH', name: 'Ether', decimals: 18 }, amount: 5n }
  await show(page([]), { served: ['eip155:8453'], assets: [eth] })
  await screen.findByRole('list', { name: 'Tokens' })
  await screen.findByRole('tab', { name: 'Activity' })
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'NFTs' })).toBeNull())
})

test('there is a tab where the wallet tells the tokens and the service supports the network', async () => {
  const eth = { token: { symbol: 'ETH', name: 'Ether', decimals: 18 }, amount: 5n }
  await show(page([item('1')]), { assets: [eth] })
  await screen.findByRole('list', { name: 'Tokens' })
  await open()
  expect(names(await screen.findByRole('list', { name: 'NFTs' }))).toEqual(['BBadge 1Badges'])
})
