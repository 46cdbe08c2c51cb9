import { createTestPortico } from '@portico/controllers/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { arrangePay, payHash, usdcId } from '../views/arrangePay.stories.js'
import { usePay } from './usePay.js'

afterEach(cleanup)

test('pays from an exchange by hooks alone', async () => {
  const fresh = createTestPortico()
  const { clock, portico } = fresh
  let status: object = { status: 'UNKNOWN' }
  await arrangePay(fresh, { status: () => status })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PorticoContext.Provider value={{ portico, locale: 'en' }}>{children}</PorticoContext.Provider>
  )
  const { result } = renderHook(usePay, { wrapper })
  expect(result.current).toMatchObject({ status: 'idle', problem: 'no-asset' })
  await act(() => result.current.startPay({ asset: usdcId }))
  await act(() => clock.flush())
  expect(result.current.exchanges.map(({ id }) => id)).toContain('coinlab')
  // A command that cannot be carried out rejects nothing.
  await act(() => result.current.choosePayExchange({ exchangeId: 'coinlab' }))
  expect(result.current.failure).toMatchObject({ code: 'pay/not-ready' })
  await act(() => result.current.setPayAmount({ text: '12.5' }))
  await act(() => clock.advance(300))
  await act(() => result.current.choosePayExchange({ exchangeId: 'coinlab' }))
  await act(() => result.current.openPayPage({ isOpened: true }))
  expect(result.current).toMatchObject({ failure: undefined, payment: { phase: 'waiting' } })
  status = { status: 'SUCCESS', txHash: payHash }
  await act(() => clock.advance(4_000))
  expect(result.current.payment).toMatchObject({ phase: 'arrived', received: 12_500_000n })
  portico.destroy()
})
