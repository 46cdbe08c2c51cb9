import { openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, sendPart } from '@portico/controllers/ui'
import { createFakeFetch, type FakeAnswer } from '@portico/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { listTrackedEvents } from '../../../testing/listTrackedEvents.js'
import { renderView } from '../../../testing/renderView.js'

const address = '0x00000000219ab540356cBB839Cbe05303d7705Fa'
const networkId = 'eip155:1'
const balance = {
  name: 'Gold',
  symbol: 'GLD',
  chainId: networkId,
  address: `${networkId}:${address}`,
  price: 40,
  quantity: { decimals: '18', numeric: '1.5' },
}
const onChain = { token: { address, name: 'Gold coin', symbol: 'GLD', decimals: 6 }, amount: 1_500_000n }

let made: TestPortico | undefined
async function show(answer: FakeAnswer, { native = false } = {}) {
  let current = answer
  const fetch = createFakeFetch(({ url }) => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: [networkId] } }
    return url.pathname.endsWith('/balance') ? current : { json: {} }
  })
  vi.stubGlobal('fetch', fetch)
  const fresh = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect({ networkId })
  openModal(fresh.portico, { view: 'Account' })
  const params = native ? ({ networkId } as const) : ({ networkId, address } as const)
  pushView(fresh.portico, { view: 'TokenDetails', params })
  await renderView('TokenDetails', { params, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    form: () => getPart(fresh.portico, sendPart),
    history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name),
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

test('tells how much it is, what it is worth, and its contract in full, to copy and to look up', async () => {
  await show({ json: { balances: [balance] } })
  expect(await screen.findByText('Gold')).toBeTruthy()
  expect(screen.getByText(/1\.5.GLD/)).toBeTruthy()
  expect(screen.getByText('$60.00')).toBeTruthy()
  expect(screen.getByText('$40.00')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  const contract = screen.getByText('Contract').parentElement
  expect(contract?.textContent).toContain(address)
  expect(screen.getByRole('button', { name: 'Copy the contract’s address' })).toBeTruthy()
  const link = screen.getByRole('link', { name: /Etherscan/ })
  expect(link.getAttribute('href')).toBe(`https://etherscan.io/address/${address}`)
  expect(screen.getByText(/Anybody can make a token with this name/)).toBeTruthy()
})

test('what nobody can price is said, not shown as nothing', async () => {
  await show({ json: { balances: [{ ...balance, price: 0 }] } })
  expect(await screen.findByText('Price unknown')).toBeTruthy()
  expect(screen.queryByText('$0.00')).toBeNull()
})

test('the network’s own currency has no contract', async () => {
  await show(
    { json: { balances: [{ ...balance, address: undefined, name: 'Ether', symbol: 'ETH' }] } },
    { native: true },
  )
  expect(await screen.findByText(/own currency: it has no contract/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull()
})

test('sends with the decimals that the network tells, whatever the data service says', async () => {
  const { adapter, form, history } = await show({ json: { balances: [balance] } })
  adapter.setTokenBalances([onChain])
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  await waitFor(() => expect(history().at(-1)).toBe('WalletSend'))
  expect(form().token).toMatchObject({ address, decimals: 6 })
  expect(form().tokens.at(-1)?.amount).toBe(1_500_000n)
})

test('a token that the network does not know is not sent, and that is said', async () => {
  const { history } = await show({ json: { balances: [balance] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This token is not available here.')
  expect(history().at(-1)).toBe('TokenDetails')
})

test('leads to a swap of it', async () => {
  const { portico } = await show({ json: { balances: [balance] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Swap' }))
  const [route] = getPart(portico, routerPart).history.slice(-1)
  expect([route?.name, route?.params]).toEqual(['Swap', { fromToken: address }])
  expect(listTrackedEvents(portico)).toContain('CLICK_CONVERT')
})

test('leads to Receive', async () => {
  const { history } = await show({ json: { balances: [balance] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Receive' }))
  expect(history().at(-1)).toBe('WalletReceive')
})

test('says that the account holds none of it any more', async () => {
  await show({ json: { balances: [] } })
  expect(await screen.findByText('Not in this account any more')).toBeTruthy()
})

test('tells a failure, and tries again', async () => {
  const { respond } = await show({ json: {}, status: 404 })
  expect((await screen.findByRole('alert')).textContent).toContain('Could not be loaded')
  respond({ json: { balances: [balance] } })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Gold')).toBeTruthy()
})
