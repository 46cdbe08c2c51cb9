import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import type { SwapProvider } from '@portico/core'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useSwap } from './useSwap.js'

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

const coin = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', name: 'USD Coin', decimals: 6 }
const router = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const hash = `0x${'ab'.repeat(32)}`

/** An instance whose provider gives two base units of USDC for one wei. */
function arrange() {
  const provider: SwapProvider = {
    id: 'fake',
    name: 'Fake',
    load: async () => ({
      isSupported: async () => true,
      listTokens: async () => [coin],
      quote: async ({ amount }) => ({ toAmount: 2n * amount }),
      buildApproval: async ({ account }) => ({ from: account, to: coin.address, data: '0x', value: 0n }),
      buildSwap: async ({ account, amount }) => ({ from: account, to: router, data: '0x12345678', value: amount }),
    }),
  }
  const fresh = createTestPortico({ swaps: { providers: [provider] } })
  made = fresh
  fresh.adapter.setNativeBalance(10n ** 18n)
  fresh.adapter.setTokenBalances([{ token: coin, amount: 0n }])
  fresh.adapter.setActions({
    isContract: async () => true,
    getAllowance: async () => 0n,
    simulateCalls: async () => ({ status: 'success', changes: [-(10n ** 17n), 2n * 10n ** 17n] }),
    prepareCalls: async () => ({ fee: 1n, maxFee: 2n, atomic: true, send: async () => hash }),
    getBalanceChanges: async () => [-(10n ** 17n), 2n * 10n ** 17n],
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={fresh.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  return { ...fresh, wrapper }
}

test('useSwap goes from tokens to what the chain gave', async () => {
  const { wrapper, connect, clock } = arrange()
  const { result } = renderHook(() => useSwap(), { wrapper })
  expect(result.current).toMatchObject({ phase: 'draft', problem: 'select-token' })
  await act(() => connect())
  await act(() => result.current.startSwap({ toToken: 'USDC', amount: '0.1' }))
  await act(() => clock.advance(200))
  await waitFor(() => expect(result.current.quote).toMatchObject({ status: 'ready', toAmount: 2n * 10n ** 17n }))
  expect(result.current.problem).toBeUndefined()
  await act(() => result.current.reviewSwap())
  expect(result.current.review).toMatchObject({ status: 'ready', step: 'swap', maxFee: 2n })
  await act(() => result.current.confirmSwap())
  await waitFor(() => expect(result.current).toMatchObject({ phase: 'confirmed', received: 2n * 10n ** 17n }))
  await act(() => result.current.resetSwap())
  expect(result.current).toMatchObject({ phase: 'draft', networkId: undefined })
})

test('commands of useSwap never reject, their failure is told', async () => {
  const { wrapper, connect } = arrange()
  const { result } = renderHook(() => useSwap(), { wrapper })
  await act(() => result.current.startSwap())
  expect(result.current.failure).toMatchObject({ code: 'swap/not-connected' })
  await act(() => connect())
  await act(() => result.current.startSwap())
  expect(result.current.failure).toBeUndefined()
  await act(() => result.current.setSlippage({ slippage: 9_000 }))
  expect(result.current.failure).toMatchObject({ code: 'swap/invalid-slippage' })
})
