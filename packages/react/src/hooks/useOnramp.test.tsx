import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import type { OnrampProvider } from '@portico/core'
import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { useOnramp } from './useOnramp.js'

let made: TestPortico | undefined
afterEach(() => made?.portico.destroy())

/** An instance whose provider sells ether and tells prices, but no purchases. */
function arrange() {
  const provider: OnrampProvider = {
    id: 'fake',
    name: 'Fake',
    fee: [100, 200],
    namespaces: ['eip155'],
    isOffered: () => true,
    load: async () => ({
      getUrl: async () => 'https://pay.example/',
      quote: async () => ({ receives: '0.01', total: '25', fee: '0.4', networkFee: '0.1' }),
    }),
  }
  const fresh = createTestPortico({ onramp: [provider] })
  made = fresh
  fresh.adapter.setNativeBalance(10n ** 18n)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <PorticoProvider portico={fresh.portico}>{children}</PorticoProvider>
    </StrictMode>
  )
  return { ...fresh, wrapper }
}

test('useOnramp goes from an amount to what the chain says has arrived', async () => {
  const { adapter, clock, connect, wrapper } = arrange()
  const { result } = renderHook(() => useOnramp(), { wrapper })
  expect(result.current).toMatchObject({ optionsStatus: 'idle', problem: 'no-token' })
  await act(() => connect())
  await act(() => result.current.startOnramp())
  await act(() => result.current.setOnrampToken({ symbol: 'ETH' }))
  await act(() => result.current.setOnrampAmount({ text: '25' }))
  await act(() => clock.advance(300))
  await waitFor(() => expect(result.current.choices[0]).toMatchObject({ status: 'ready', quoteStatus: 'ready' }))
  expect(result.current.problem).toBeUndefined()
  await act(() => result.current.startPurchase({ providerId: 'fake', isOpened: true }))
  adapter.setNativeBalance(10n ** 18n + 10n ** 16n)
  await act(() => clock.advance(4_000))
  await waitFor(() => expect(result.current.purchase).toMatchObject({ phase: 'arrived', received: 10n ** 16n }))
  await act(() => result.current.cancelPurchase())
  expect(result.current.purchase).toBeUndefined()
})

test('commands of useOnramp never reject, their failure is told', async () => {
  const { connect, wrapper } = arrange()
  const { result } = renderHook(() => useOnramp(), { wrapper })
  await act(() => result.current.startOnramp())
  expect(result.current.failure).toMatchObject({ code: 'onramp/not-connected' })
  await act(() => connect())
  await act(() => result.current.startOnramp())
  expect(result.current.failure).toBeUndefined()
  await act(() => result.current.startPurchase({ providerId: 'none' }))
  expect(result.current.failure).toMatchObject({ code: 'onramp/unknown-choice' })
})
