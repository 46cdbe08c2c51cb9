import { openModal, type PortfolioData, portfolioQueryOptions } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, queryClientPart, routerPart, toastPart } from '@portico/controllers/ui'
import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { makeTokens } from '../../makeTokens.stories.js'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function entry(symbol: string, fields: Readonly<Record<string, unknown>> = {}) {
  return {
    name: `${symbol} coin`,
    symbol,
    chainId: 'eip155:1',
    price: 2,
    quantity: { decimals: '18', numeric: '1.5' },
    ...fields,
  }
}
const address = (at: number) => `eip155:1:0x${String(at).padStart(40, '0')}`

let made: TestPortico | undefined
async function show(
  answer: FakeAnswer,
  options: CreateTestPorticoOptions = {},
  served = 'eip155:1',
  prepare: (test: TestPortico) => void = () => {},
) {
  let current = answer
  const fetch = createFakeFetch(({ url }) => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: [served] } }
    return url.pathname.endsWith('/balance') ? current : { json: {} }
  })
  vi.stubGlobal('fetch', fetch)
  const fresh = createTestPortico({ services: { blockchainApi: 'https://data.example' }, ...options })
  made = fresh
  prepare(fresh)
  attachRouter(fresh.portico)
  await fresh.connect()
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    fetch,
    respond(next: FakeAnswer) {
      current = next
    },
  }
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  made?.portico.destroy()
})

const rows = async () => {
  const list = await screen.findByRole('list', { name: 'Tokens' })
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/[\u2060-\u206f\u200b]/g, '').replace(/\s/g, ' '))
}

test('lists what the account holds with its value, most valuable first, and the total', async () => {
  await show({
    json: {
      balances: [
        entry('ETH', { price: 2000, value: 3000 }),
        entry('USDC', {
          address: `eip155:1:${usdc}`,
          price: 1,
          value: 4000,
          quantity: { decimals: 6, numeric: '4000' },
        }),
      ],
    },
  })
  expect(await rows()).toEqual([
    expect.stringMatching(/USDC coin.*4,000 USDC.*\$4,000\.00/),
    expect.stringMatching(/ETH coin.*1\.5 ETH.*\$3,000\.00/),
  ])
  expect(screen.getByText('Total $7,000.00')).toBeTruthy()
})

test('says what nobody can price, and does not show it as nothing', async () => {
  await show({ json: { balances: [entry('ETH', { value: 3 }), entry('BOX', { address: address(1), price: 0 })] } })
  expect(await rows()).toEqual([expect.any(String), expect.stringMatching(/BOX coin.*Price unknown/)])
  expect(screen.getByText('Total $3.00, without 1 token of unknown price')).toBeTruthy()
  expect(screen.queryByText('$0.00')).toBeNull()
})

test('says so also where nothing has a price, though the data service could tell one', async () => {
  await show({ json: { balances: [entry('ETH', { price: 0 }), entry('BOX', { address: address(1), price: 0 })] } })
  expect(await rows()).toEqual([
    expect.stringMatching(/ETH coin.*Price unknown/),
    expect.stringMatching(/BOX coin.*Price unknown/),
  ])
  expect(screen.queryByText(/^Total/)).toBeNull()
})

test('does not speak of prices where nobody is asked for them, but of the age of what is kept', async () => {
  const [token] = makeTokens(1)
  if (!token) throw new Error('no token')
  const options = { id: 'plain', services: {}, tokens: { 'eip155:1': [{ address: token.token.address ?? '' }] } }
  const { portico, storage, clock } = await show('hang', options)
  expect(await rows()).not.toHaveLength(0)
  expect(screen.queryByText(/Price unknown|Total/)).toBeNull()
  cleanup()
  portico.destroy()
  await clock.advance(300_000)
  await show('hang', { ...options, storage, clock }, 'eip155:1', ({ adapter }) =>
    adapter.setActions({ getTokenBalances: () => new Promise(() => {}) }),
  )
  expect(await screen.findByText('Updated 5 minutes ago')).toBeTruthy()
  expect(await rows()).not.toHaveLength(0)
})

test('writes values in the currency of the app', async () => {
  await show({ json: { balances: [entry('ETH', { value: 3 })] } }, { currency: 'eur' })
  expect(await screen.findByText('Total €3.00')).toBeTruthy()
})

test('keeps what looks like spam behind a button', async () => {
  await show({
    json: {
      balances: [entry('ETH', { value: 3 }), entry('GIFT', { address: address(1), name: 'Visit gift.xyz', price: 0 })],
    },
  })
  expect(await rows()).toHaveLength(1)
  const button = await screen.findByRole('button', { name: 'Hidden (1)' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(within(screen.getByRole('list', { name: 'Hidden (1)' })).getByText('Visit gift.xyz')).toBeTruthy()
  await userEvent.click(button)
  expect(screen.queryByText('Visit gift.xyz')).toBeNull()
})

test('leaves out small balances if the user wants so', async () => {
  await show({ json: { balances: [entry('ETH', { value: 3 }), entry('DUST', { address: address(1), value: 0.004 })] } })
  expect(await rows()).toEqual([expect.any(String), expect.stringContaining('<$0.01')])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide small balances' }))
  expect(await rows()).toHaveLength(1)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hide small balances' }))
  expect(await rows()).toHaveLength(2)
})

test('offers a search in a long list', async () => {
  const balances = Array.from({ length: 20 }, (_, at) => entry(`TK${at}`, { address: address(at + 1), value: 20 - at }))
  await show({ json: { balances } })
  expect(await rows()).toHaveLength(20)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search tokens' }), 'tk7')
  expect(await rows()).toEqual([expect.stringContaining('TK7')])
})

test('an account that holds nothing says so', async () => {
  await show({ json: { balances: [] } })
  expect(await screen.findByText('No tokens on this network yet.')).toBeTruthy()
})

test('tells that the data service does not answer, shows the tokens of the app, and tries again', async () => {
  const [token] = makeTokens(1)
  if (!token) throw new Error('no token')
  const tokens = { 'eip155:1': [{ address: usdc }] }
  const test = await show({ json: {}, status: 404 }, { tokens })
  test.adapter.setTokenBalances([token])
  await screen.findByText('Some tokens are missing: the data service did not answer.')
  test.respond({ json: { balances: [entry('ETH', { value: 3 })] } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Total $3.00', { exact: false })).toBeTruthy()
  expect(screen.queryByText(/did not answer/)).toBeNull()
})

test('shows pictures of the services alone, and the catalogue’s only for symbols that can be relied on', async () => {
  const iconUrl = 'https://elsewhere.example/1.png'
  const { catalogue, fetch } = await show(
    {
      json: {
        balances: [
          entry('ETH', { iconUrl: 'https://data.example/eth.png', value: 3 }),
          entry('USDC', { address: address(1), price: 0, iconUrl }),
          entry('DAI', { address: address(2), value: 2, iconUrl }),
        ],
      },
    },
    { services: { blockchainApi: 'https://data.example', catalogue: 'https://catalogue.example' } },
  )
  expect(await rows()).toHaveLength(3)
  await act(() => made?.clock.advance(200))
  const loaded = () => fetch.calls.map(({ url }) => url.href).filter((url) => url.endsWith('.png'))
  await waitFor(() => expect(loaded()).toEqual(['https://data.example/eth.png']))
  // A policy of the page that allows no pictures of other hosts is kept.
  expect([...document.querySelectorAll('img')].filter(({ src }) => src.startsWith('http'))).toEqual([])
  const asked = () => catalogue.calls.map(({ url }) => url.pathname).filter((path) => path.includes('Token'))
  await waitFor(() => expect(asked()).toEqual(['/public/getTokenImage/DAI']))
})

test('shows what is kept with its age, and refreshes it in its place', async () => {
  const { portico, storage, clock } = await show({ json: { balances: [entry('ETH', { value: 3 })] } }, { id: 'kept' })
  await rows()
  cleanup()
  portico.destroy()
  await clock.advance(300_000)
  const { respond, fetch } = await show('hang', { id: 'kept', storage, clock })
  expect(await rows()).toEqual([expect.stringMatching(/ETH coin.*1\.5 ETH.*\$3\.00/)])
  const total = screen.getByText('Total $3.00 · Updated 5 minutes ago')
  const { nextSibling, parentElement } = total
  respond({ json: { balances: [entry('ETH', { value: 4 })] } })
  await waitFor(() => expect(fetch.calls.some(({ url }) => url.pathname.endsWith('/balance'))).toBe(true))
  // The first request is given up after its time, and repeated.
  await act(() => clock.advance(10_500))
  await waitFor(() => expect(total.textContent).toBe('Total $4.00'))
  expect([total.nextSibling, total.parentElement]).toEqual([nextSibling, parentElement])
})

test('does not add up the part that was kept of many', async () => {
  const balances = Array.from({ length: 201 }, (_, at) => entry(`T${at}`, { address: address(at + 1), value: 1 }))
  const { portico, storage, clock } = await show({ json: { balances } }, { id: 'part' })
  expect(await screen.findByText('Total $201.00')).toBeTruthy()
  cleanup()
  portico.destroy()
  const { respond } = await show('hang', { id: 'part', storage, clock })
  await rows()
  expect(screen.queryByText(/^Total/)).toBeNull()
  respond({ json: { balances } })
  await act(() => clock.advance(10_500))
  expect(await screen.findByText('Total $201.00')).toBeTruthy()
})

test('where the data service does not know the network, it says so and does not claim that there is nothing', async () => {
  const { portico } = await show({ json: { balances: [entry('ETH')] } }, {}, 'eip155:10')
  expect(await screen.findByText(/^The data service does not know this network/)).toBeTruthy()
  expect(getPart(portico, toastPart).toast).toMatchObject({ code: 'token-balance-unavailable' })
  expect(screen.queryByText('No tokens on this network yet.')).toBeNull()
})

test('a toast says so too where the tokens that the app names are listed all the same', async () => {
  const tokens = { 'eip155:1': [{ address: usdc, name: 'USD Coin', symbol: 'USDC', decimals: 6 }] } as const
  const { portico } = await show({ json: { balances: [] } }, { tokens }, 'eip155:10', ({ adapter }) =>
    adapter.setActions({
      getTokenBalances: async () => [{ token: { ...tokens['eip155:1'][0] }, amount: 2_000_000n }],
    }),
  )
  expect(await screen.findByText('USD Coin')).toBeTruthy()
  expect(getPart(portico, toastPart).toast).toMatchObject({ code: 'token-balance-unavailable' })
  expect(screen.queryByText(/^The data service does not know this network/)).toBeNull()
})

test('says so also after a reload, where only the storage is asked', async () => {
  const { portico, storage, clock } = await show('hang', { id: 'unserved' }, 'eip155:10')
  expect(await screen.findByText(/^The data service does not know this network/)).toBeTruthy()
  cleanup()
  portico.destroy()
  const { fetch } = await show('hang', { id: 'unserved', storage, clock }, 'eip155:10')
  expect(await screen.findByText(/^The data service does not know this network/)).toBeTruthy()
  expect(screen.queryByText('No tokens on this network yet.')).toBeNull()
  expect(fetch.calls.filter(({ url }) => url.pathname.endsWith('/balance'))).toEqual([])
})

test('lists the native currency beside the tokens that the app names, without a data service', async () => {
  const [token] = makeTokens(1)
  if (!token) throw new Error('no token')
  const address = token.token.address ?? ''
  const tokens = { 'eip155:1': [{ address }] }
  const { adapter, clock } = await show('hang', { services: {}, tokens })
  adapter.setTokenBalances([token])
  await act(() => clock.advance(30_001))
  await waitFor(async () =>
    expect(await rows()).toEqual([expect.stringContaining('ETH'), expect.stringContaining('USDC')]),
  )
})

test('has no list for the native currency alone, whose balance stands above', async () => {
  const { portico } = await show('hang', { services: {} })
  await screen.findByRole('heading', { name: 'Activity' })
  const { queryKey } = portfolioQueryOptions(portico)
  const client = getPart(portico, queryClientPart)
  await waitFor(() => expect(client.getQueryData<PortfolioData>(queryKey)?.holdings).toHaveLength(1))
  expect(screen.queryByRole('list', { name: 'Tokens' })).toBeNull()
})

test('asks nobody before the account is shown', async () => {
  const { fetch } = await show({ json: { balances: [] } })
  await screen.findByText('No tokens on this network yet.')
  const before = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  const { length } = fetch.calls
  await before.connect()
  await act(() => before.clock.flush())
  expect(fetch.calls).toHaveLength(length)
  before.portico.destroy()
})

test('each leads to its own view', async () => {
  const { portico } = await show({ json: { balances: [entry('GLD', { address: address(1) })] } })
  await userEvent.click(await screen.findByRole('button', { name: /^GLD coin/ }))
  expect(getPart(portico, routerPart).history.at(-1)).toMatchObject({
    name: 'TokenDetails',
    params: { networkId: 'eip155:1', address: address(1).slice('eip155:1:'.length) },
  })
})
