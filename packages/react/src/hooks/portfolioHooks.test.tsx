import { disconnect } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { createFakeFetch } from '@portico/core/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { usePortfolio } from './usePortfolio.js'
import { usePortfolios } from './usePortfolios.js'

let made: TestPortico | undefined
afterEach(() => {
  vi.unstubAllGlobals()
  made?.portico.destroy()
})

/** An instance whose data service knows one ETH on each network. */
function arrange() {
  const fetch = createFakeFetch(({ url }) => {
    if (url.pathname === '/v1/supported-chains') return { json: { http: ['eip155:1', 'eip155:8453'] } }
    const chainId = url.searchParams.get('chainId')
    const quantity = { decimals: '18', numeric: '1' }
    return { json: { balances: [{ name: 'Ether', symbol: 'ETH', chainId, price: 2000, value: 2000, quantity }] } }
  })
  vi.stubGlobal('fetch', fetch)
  const fresh = createTestPortico({ services: { blockchainApi: 'https://data.example' } })
  made = fresh
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={fresh.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  return { ...fresh, fetch, wrapper }
}

test('usePortfolio reads what is held on the active network once an account is there', async () => {
  const { wrapper, connect, fetch } = arrange()
  const { result } = renderHook(() => usePortfolio(), { wrapper })
  expect(result.current.status).toBe('idle')
  expect(fetch.calls).toEqual([])
  await act(() => connect({ networkId: 'eip155:8453' }))
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(result.current.holdings).toMatchObject([{ networkId: 'eip155:8453', formatted: '1', value: 2000 }])
})

test('usePortfolios joins every network, and ends with the account', async () => {
  const { portico, wrapper, connect } = arrange()
  const { result } = renderHook(() => usePortfolios(), { wrapper })
  expect(result.current.status).toBe('idle')
  await act(() => connect())
  await waitFor(() => expect(result.current.status).toBe('ready'))
  expect(result.current.holdings.map(({ networkId, formatted }) => [networkId, formatted])).toEqual([
    ['eip155:1', '1'],
    ['eip155:8453', '1'],
  ])
  expect(result.current).toMatchObject({ currency: 'usd', total: { value: 4000, unpriced: 0 } })
  await act(() => disconnect(portico))
  await waitFor(() => expect(result.current).toMatchObject({ status: 'idle', holdings: [] }))
})
