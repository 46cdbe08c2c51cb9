import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, createOnrampState, onrampPart, routerPart } from '@portico/controllers/ui'
import type { OnrampRecord } from '@portico/core'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { type ArrangeOnrampOptions, arrangeOnramp, makeRecord } from '../../arrangeOnramp.stories.js'

let made: TestPortico | undefined
async function show(onramp: ArrangeOnrampOptions = {}) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  const records: { current: readonly OnrampRecord[] } = { current: [] }
  await arrangeOnramp(fresh, {
    buyAt: 'first',
    ...onramp,
    source: { listRecords: async () => records.current, ...onramp.source },
  })
  openModal(fresh.portico, { view: 'OnRampProviders' })
  openModal(fresh.portico, { view: 'BuyInProgress' })
  await renderView('BuyInProgress', { params: {}, test: fresh })
  await act(() => fresh.clock.advance(300))
  const setHeld = (amount: bigint) => {
    const address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
    fresh.adapter.setTokenBalances([{ token: { address, symbol: 'USDC', name: 'USD Coin', decimals: 6 }, amount }])
  }
  return {
    ...fresh,
    fresh,
    state: getPart(fresh.portico, onrampPart),
    records,
    setHeld,
    history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name),
    later: (ms: number) => act(() => fresh.clock.advance(ms)),
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const status = (name: string | RegExp) => screen.findByRole('status', { name })
const button = (name: string) => screen.findByRole('button', { name })
const held = 1_250_500_000n

test('waits for the payment, and opens the page again by a link', async () => {
  await show()
  expect(await status(/Continue at .Coinbase/)).toBeTruthy()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Open .Coinbase. again/ })
  expect([link.href, link.target, link.rel]).toEqual(['https://pay.example/', '_blank', 'noopener noreferrer'])
})

test('tells whoever comes back without a payment what to do', async () => {
  await show()
  await act(async () => {
    window.dispatchEvent(new Event('blur'))
    window.dispatchEvent(new Event('focus'))
  })
  expect(screen.getByText(/If you closed the page, open it again or cancel/)).toBeTruthy()
})

test('goes from paid to arrived, with what the chain says to the last digit', async () => {
  const { records, setHeld, clock, later, history } = await show()
  records.current = [makeRecord({ status: 'pending', at: clock.now() })]
  await later(4_000)
  expect(await status(/Coinbase. sends your tokens/)).toBeTruthy()
  records.current = [makeRecord({ at: clock.now() })]
  setHeld(held + 48_750_001n)
  await later(4_000)
  expect(await status('Your purchase has arrived')).toBeTruthy()
  expect(screen.getByText(/48.750001.USDC. are in your account/)).toBeTruthy()
  expect(screen.queryByText('Less than was offered')).toBeNull()
  await userEvent.click(await button('Purchases'))
  expect(history().at(-1)).toBe('OnRampActivity')
})

test('tells that less has arrived than was offered', async () => {
  const { records, setHeld, clock, later } = await show()
  records.current = [makeRecord({ at: clock.now() })]
  setHeld(held + 48_000_000n)
  await later(4_000)
  expect(await screen.findByText('Less than was offered')).toBeTruthy()
  expect(screen.getByText(/Coinbase. had offered .48.75.USDC/)).toBeTruthy()
})

test('that was declined leads back to the providers', async () => {
  const { records, clock, later, history, state } = await show()
  records.current = [makeRecord({ status: 'failed', at: clock.now() })]
  await later(4_000)
  expect(await status(/Coinbase. declined/)).toBeTruthy()
  await userEvent.click(await button('Buy again'))
  expect(history().at(-1)).toBe('OnRampProviders')
  expect(state.purchase).toBeUndefined()
})

test('is late, seen on the chain all the same, or not at all', async () => {
  const { setHeld, later } = await show()
  await later(180_000)
  expect(await status('Nothing has arrived yet')).toBeTruthy()
  await later(1_650_000)
  expect(await status('Nothing has arrived')).toBeTruthy()
  setHeld(held + 48_750_000n)
  await userEvent.click(await button('Look again'))
  await later(300)
  expect(await status('Your purchase has arrived')).toBeTruthy()
})

test('a provider that works on it for long is told, and what arrives counts', async () => {
  const { records, setHeld, clock, later } = await show()
  records.current = [makeRecord({ status: 'pending', at: clock.now() })]
  await later(184_000)
  expect(await screen.findByText(/This takes longer than usual/)).toBeTruthy()
  setHeld(held + 1n)
  await later(15_000)
  expect(await status('Your purchase has arrived')).toBeTruthy()
})

test('is canceled and left', async () => {
  const { portico, state } = await show()
  await userEvent.click(await button('Cancel purchase'))
  expect(await status('No longer watched')).toBeTruthy()
  await userEvent.click(await button('Done'))
  expect(portico.getState().modal.open).toBe(false)
  expect(state.purchase).toBeUndefined()
})

test('says while nobody answers', async () => {
  const { adapter, later } = await show({ source: { listRecords: () => Promise.reject(new Error('down')) } })
  adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('down')) })
  await later(4_000)
  expect(await screen.findByText(/Both are asked again/)).toBeTruthy()
})

test('is found again by a page that is loaded anew', async () => {
  const { fresh, state, later } = await show()
  Object.assign(state, createOnrampState())
  cleanup()
  await renderView('BuyInProgress', { params: {}, test: fresh })
  await later(300)
  expect(await status(/Continue at .Coinbase/)).toBeTruthy()
})

test('where there is none it leads to the providers', async () => {
  const { history } = await show({ buyAt: undefined })
  await userEvent.click(await button('Buy'))
  expect(history().at(-1)).toBe('OnRampProviders')
})
