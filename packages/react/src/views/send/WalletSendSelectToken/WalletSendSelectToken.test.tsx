import { openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, sendPart } from '@portico/controllers/ui'
import { createFakeFetch } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangeAccount } from '../../arrangeAccount.stories.js'
import { makeTokens } from '../../makeTokens.stories.js'

let made: TestPortico | undefined
async function show({
  tokens = 2,
  direct = false,
  arrange = (_: TestPortico) => {},
  services = {},
}: {
  tokens?: number
  direct?: boolean
  arrange?: (test: TestPortico) => void
  services?: CreateTestPorticoOptions['services']
} = {}) {
  const fresh = createTestPortico({ services })
  made = fresh
  attachRouter(fresh.portico)
  await arrangeAccount(fresh, { tokens: makeTokens(tokens) })
  arrange(fresh)
  if (!direct) {
    openModal(fresh.portico, { view: 'WalletSend' })
    pushView(fresh.portico, { view: 'WalletSendSelectToken' })
  } else openModal(fresh.portico, { view: 'WalletSendSelectToken' })
  await renderView('WalletSendSelectToken', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    form: getPart(fresh.portico, sendPart),
    history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name),
  }
}

const rows = () => within(screen.getByRole('list', { name: 'Tokens' })).getAllByRole('button')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  made?.portico.destroy()
})

test('lists the native currency first, then the tokens, with what there is of each', async () => {
  await show()
  // The adapter's code is loaded first, which does not depend on the clock.
  await screen.findByRole('list', { name: 'Tokens' })
  expect(rows().map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
    'EEther ETH1.5 ETH',
    'UUSD Coin USDC1,250.5 USDC',
    'DDai DAI42 DAI',
  ])
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Ether')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('choosing a token with the keyboard goes back to the form', async () => {
  const { form, history } = await show()
  screen.getByRole('button', { name: /^USD Coin/ }).focus()
  await userEvent.keyboard('{Enter}')
  expect(form.token?.symbol).toBe('USDC')
  expect(history()).toEqual(['WalletSend'])
})

test('opened by itself it leads to the form', async () => {
  const { history } = await show({ direct: true })
  await userEvent.click(screen.getByRole('button', { name: /^Dai/ }))
  expect(history()).toEqual(['WalletSend'])
})

test('over eight can be searched by name and symbol', async () => {
  const { clock } = await show({ tokens: 8 })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search tokens' }), 'usdc')
  await act(() => clock.advance(0))
  expect(rows()).toHaveLength(1)
  expect(screen.getByText('1 token found')).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox'), 'zzz')
  await act(() => clock.advance(0))
  expect(screen.getByRole('status').textContent).toContain('You hold no token called “usdczzz”.')
})

test('says that balances are being loaded', async () => {
  await show({
    arrange: ({ adapter }) => {
      adapter.getNativeBalance = () => new Promise(() => {})
    },
  })
  expect(screen.getByRole('status', { name: 'Loading the balance' })).toBeTruthy()
})

test('what could be read is listed, the rest can be tried again', async () => {
  const { adapter, clock } = await show({
    arrange: ({ adapter }) => adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('down')) }),
  })
  expect(rows()).toHaveLength(1)
  expect(screen.getByText('Some balances are unavailable')).toBeTruthy()
  adapter.setActions({ getTokenBalances: async () => makeTokens(2) })
  await act(() => clock.advance(30_000))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: /^USD Coin/ })).toBeTruthy()
})

test('what the account holds besides is offered too, with what the network says of it', async () => {
  const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
  const held = {
    name: 'Gold',
    symbol: 'GLD',
    chainId: 'eip155:1',
    address: `eip155:1:${address}`,
    price: 40,
    quantity: { decimals: '18', numeric: '1.5' },
  }
  const fetch = createFakeFetch(({ url }) => ({
    json: url.pathname === '/v1/supported-chains' ? { http: ['eip155:1'] } : { balances: [held] },
  }))
  vi.stubGlobal('fetch', fetch)
  const { adapter, form, history } = await show({ services: { blockchainApi: 'https://data.example' } })
  const gold = await screen.findByRole('button', { name: /^Gold/ })
  const coin = { address, name: 'Gold coin', symbol: 'GLD', decimals: 6 }
  adapter.setActions({
    getTokenBalances: async ({ tokens }) =>
      tokens.some((token) => token.address === address) ? [{ token: coin, amount: 7n }] : [],
  })
  await userEvent.click(gold)
  await waitFor(() => expect(history()).toEqual(['WalletSend']))
  expect(form.token).toMatchObject(coin)
})

test('one that the network does not know is not chosen, and that is said', async () => {
  const { adapter, form } = await show()
  adapter.setActions({ getTokenBalances: async () => [] })
  form.tokens = form.tokens.slice(0, 1)
  await screen.findByRole('list', { name: 'Tokens' })
  await userEvent.click(screen.getByRole('button', { name: /^USD Coin/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('This token is not available here.')
  expect(form.token?.symbol).toBe('ETH')
})
