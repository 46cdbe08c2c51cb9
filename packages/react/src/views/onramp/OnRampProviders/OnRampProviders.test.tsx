import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, onrampPart, routerPart } from '@portico/controllers/ui'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { type ArrangeOnrampOptions, arrangeOnramp } from '../../arrangeOnramp.stories.js'

let made: TestPortico | undefined
async function show(onramp: ArrangeOnrampOptions = {}, locale: Locale = 'en') {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeOnramp(fresh, onramp)
  openModal(fresh.portico, { view: 'OnRampProviders' })
  await renderView('OnRampProviders', { params: {}, test: fresh, locale })
  await act(() => fresh.clock.advance(300))
  return {
    ...fresh,
    form: getPart(fresh.portico, onrampPart),
    history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name),
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
  vi.restoreAllMocks()
})

const pay = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You pay' })
const receive = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You receive' })
const row = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })

test('shows what one gets, with all fees, limits by way to pay, and each provider with its fee', async () => {
  await show()
  expect([pay().value, receive().value, receive().readOnly]).toEqual(['50', '48.75', true])
  expect(screen.getByText(/At .Coinbase. for .\$50.00., fees of .\$1.25. included/)).toBeTruthy()
  expect(screen.getByText(/\$10.00.* to .*\$7,500.00/)).toBeTruthy()
  expect(row('Coinbase').textContent).toMatch(/Fee .1%. to .2%. · gives .48.75.USDC/)
  expect(row('Meld').textContent).toMatch(/Fee .1%. to .2%.$/)
  await userEvent.click(screen.getByRole('radio', { name: 'Bank account' }))
  expect(screen.getByText(/\$10.00.* to .*\$25,000.00/)).toBeTruthy()
})

test('a provider opens its page in the task of the click, and the purchase is followed', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { history, form } = await show()
  await userEvent.click(row('Coinbase'))
  expect(open).toHaveBeenCalledExactlyOnceWith('https://pay.example/', '_blank', 'noopener,noreferrer')
  expect(form.purchase).toMatchObject({ providerId: 'first', expected: 48_750_000n })
  expect(history()).toEqual(['BuyInProgress'])
})

test('without an amount the page of the provider asks for it', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { form } = await show({ amount: '' })
  expect(receive().value).toBe('')
  await userEvent.click(row('Meld'))
  expect(open).toHaveBeenCalledOnce()
  expect(form.purchase?.expected).toBeUndefined()
})

test.each([
  ['9.99', /At least .\$10.00. this way/],
  ['7500.01', /At most .\$7,500.00. this way/],
  ['1.234', /at most two decimals/],
])('%s is refused with its reason', async (amount, reason) => {
  await show({ amount })
  expect(screen.getByText(reason)).toBeTruthy()
  expect(pay().getAttribute('aria-invalid')).toBe('true')
  expect([row('Coinbase').disabled, row('Meld').disabled]).toEqual([true, true])
  expect(receive().value).toBe('')
})

test('a price that nobody knows is told as such, never as a price, and asked for again', async () => {
  const quote = vi.fn(async () => undefined)
  const { clock } = await show({ source: { quote }, hasSecond: false })
  expect(receive().value).toBe('')
  expect(screen.getByText('No price right now')).toBeTruthy()
  expect(row('Coinbase').textContent).toContain('No price right now')
  const asked = quote.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }))
  await act(() => clock.advance(300))
  expect(quote.mock.calls.length).toBeGreaterThan(asked)
})

test('where providers name prices on their page, that is said', async () => {
  const load = async () => ({ getUrl: async () => 'https://pay.example/' })
  await show({ provider: { load }, hasSecond: false })
  expect(screen.getByText('The provider’s page names the price')).toBeTruthy()
})

test('a price that is no plain number is none', async () => {
  await show({
    source: { quote: async () => ({ receives: '1e9', total: '50', fee: '1', networkFee: '1' }) },
    hasSecond: false,
  })
  expect(screen.getByText('No price right now')).toBeTruthy()
})

test('a provider without a page can be tried again', async () => {
  const getUrl = vi.fn(async () => Promise.reject(new Error('down')))
  const { clock } = await show({ source: { getUrl } })
  expect(row('Coinbase').textContent).toContain('Not available right now')
  expect([row('Coinbase').disabled, row('Meld').disabled]).toEqual([true, false])
  const asked = getUrl.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.advance(300))
  expect(getUrl.mock.calls.length).toBeGreaterThan(asked)
})

test('a network on which nothing is sold leads to the others', async () => {
  const { connectors, clock, history } = await show()
  await act(async () => connectors[0]?.connection.setNetwork('eip155:8453'))
  await act(() => clock.advance(300))
  expect(screen.getByText('Nothing can be bought here')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Choose network' }))
  expect(history()).toEqual(['OnRampProviders', 'Networks'])
})

test('leads to the lists, to earlier purchases and to what buying is', async () => {
  const { history } = await show()
  for (const [name, view] of [
    ['You pay: Currency USD', 'OnRampFiatSelect'],
    ['You receive: Token USDC', 'OnRampTokenSelect'],
    [/^Purchases/, 'OnRampActivity'],
    ['What is buying?', 'WhatIsABuy'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }))
    expect(history().at(-1)).toBe(view)
  }
})

test('speaks Arabic', async () => {
  await show({}, 'ar')
  expect(screen.getByRole('heading', { name: 'اختر المزوّد' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'ستدفع' })).toBeTruthy()
})
