import { openModal, reviewSwap } from '@portico/controllers'
import { blockchainApiErrors } from '@portico/controllers/data'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, swapPart } from '@portico/controllers/ui'
import { swapErrors } from '@portico/core'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { listTrackedEvents } from '../../../testing/listTrackedEvents.js'
import { renderView } from '../../../testing/renderView.js'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'

let made: TestPortico | undefined
async function show(
  swap: ArrangeSwapOptions = {},
  { locale = 'en', ...options }: CreateTestPorticoOptions & { locale?: Locale } = {},
) {
  const fresh = createTestPortico(options)
  made = fresh
  attachRouter(fresh.portico)
  await arrangeSwap(fresh, swap)
  openModal(fresh.portico, { view: 'Swap' })
  await renderView('Swap', { params: {}, test: fresh, locale })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    form: getPart(fresh.portico, swapPart),
    top: () => getPart(fresh.portico, routerPart).history.at(-1)?.name,
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const pay = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You pay' })
const receive = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You receive' })
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Review swap/ })

test('shows what one gets, at which rate, and leads to the preview', async () => {
  const { top } = await show()
  expect([pay().value, receive().value, receive().readOnly]).toEqual(['0.5', '1000', true])
  expect(screen.getByText(/1.ETH.*=.*2,000.USDC/)).toBeTruthy()
  await userEvent.click(submit())
  expect(top()).toBe('SwapPreview')
})

test('asks for a new price after an edit, and shows no old one', async () => {
  const { clock } = await show()
  await userEvent.clear(pay())
  await userEvent.type(pay(), '1')
  expect(receive().value).toBe('')
  expect(submit().disabled).toBe(true)
  await act(() => clock.advance(200))
  expect(receive().value).toBe('2000')
  expect(submit().disabled).toBe(false)
})

test('tells the age of the price', async () => {
  const { clock } = await show()
  expect(screen.getByText('Price of now')).toBeTruthy()
  await act(() => clock.advance(4000))
  expect(screen.getByText('Price of 4 s ago')).toBeTruthy()
})

test.each([
  ['swap/rate-limited', 'Too many requests. Wait a moment'],
  ['swap/amount-too-small', 'The amount is too small'],
  ['swap/amount-too-large', 'The amount is too large'],
  ['swap/service-failed', 'No price right now'],
] as const)('%s is told as "%s", and can be tried again', async (code, text) => {
  const quote = vi.fn(() => Promise.reject(swapErrors(code, {} as never)))
  const { clock } = await show({ source: { quote } })
  expect(submit().textContent).toBe(text)
  expect(submit().disabled).toBe(true)
  const asked = quote.mock.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Get a new price' }))
  await act(() => clock.flush())
  expect(quote.mock.calls.length).toBeGreaterThan(asked)
})

test('says that the service knows no gas price of the network', async () => {
  await show({ source: { quote: () => Promise.reject(blockchainApiErrors('blockchain-api/gas-price-unsupported')) } })
  expect(submit().textContent).toBe('Network not supported for Gas Price')
  expect(submit().disabled).toBe(true)
})

test('says that the account can pay the amount, but not the fee on top of it', async () => {
  const fee = 10n ** 20n
  const prepareCalls: NonNullable<ArrangeSwapOptions['actions']>['prepareCalls'] = async () => ({
    fee,
    maxFee: fee,
    atomic: false,
    send: () => Promise.reject(new Error('unused')),
  })
  const { portico } = await show({ actions: { prepareCalls } })
  expect(submit().disabled).toBe(false)
  await act(() => reviewSwap(portico).catch(() => {}))
  expect(submit().textContent).toBe('Not enough for the network fee')
  expect(submit().disabled).toBe(true)
  expect(pay().getAttribute('aria-invalid')).toBe('true')
})

test('opens with what an app wants swapped', async () => {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeSwap(fresh, { amount: '' })
  openModal(fresh.portico, { view: 'Swap', params: { fromToken: 'USDC', toToken: 'ETH', amount: '100' } })
  const route = getPart(fresh.portico, routerPart).history.at(-1)
  if (route?.name !== 'Swap') throw new Error('The swap was not opened')
  await renderView('Swap', { params: route.params, test: fresh })
  await act(() => fresh.clock.advance(200))
  expect(screen.getByRole('button', { name: 'You pay: Token USDC' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'You receive: Token ETH' })).toBeTruthy()
  expect([pay().value, receive().value]).toEqual(['100', '0.05'])
  expect(submit().disabled).toBe(false)
})

test('says that nobody can tell what is lost in the swap', async () => {
  await show({ source: { getPrices: async () => [] } })
  expect(screen.getByText('Price impact unknown')).toBeTruthy()
  expect(submit().disabled).toBe(false)
})

test('a long amount is written smaller, so that it is read in full beside its token', async () => {
  await show({ source: { quote: async () => ({ toAmount: 612_345_678n }) } })
  expect([pay().value, pay().dataset.long]).toEqual(['0.5', undefined])
  expect([receive().value, receive().dataset.long]).toEqual(['612.345678', 'true'])
})

test('says that nobody swaps the tokens', async () => {
  await show({ source: { quote: async () => undefined } })
  expect(submit().textContent).toBe('Nobody swaps these tokens')
})

test('an amount that the account does not have, or that is too precise', async () => {
  await show({ amount: '7' })
  expect(submit().textContent).toBe('Not enough ETH')
  expect(pay().getAttribute('aria-invalid')).toBe('true')
  await userEvent.clear(pay())
  await userEvent.type(pay(), '0.1234567890123456789')
  expect(submit().textContent).toBe('ETH has at most 18 decimals')
})

test('the direction can be changed', async () => {
  const { form } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Change the direction' }))
  expect([form.fromToken?.symbol, form.toToken?.symbol]).toEqual(['USDC', 'ETH'])
})

test('slippage is chosen or typed, within its limits, with a warning outside of what is usual', async () => {
  const { form } = await show()
  await userEvent.click(screen.getByRole('button', { name: /^Slippage/ }))
  await userEvent.click(await screen.findByRole('radio', { name: '0.5%' }))
  expect(form.slippage).toBe(50)
  const other = screen.getByRole('textbox', { name: 'Other slippage in percent' })
  await userEvent.type(other, '4.5')
  expect(form.slippage).toBe(450)
  expect(screen.getByText('So much slippage lets others trade at your cost.')).toBeTruthy()
  await userEvent.clear(other)
  await userEvent.type(other, '9')
  expect(form.slippage).toBe(450)
  expect(screen.getByText('Enter 0.05 to 5')).toBeTruthy()
})

test('where a network has no swaps it leads to one that has', async () => {
  const isSupported = async ({ networkId }: { networkId: string }) => networkId === 'eip155:8453'
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeSwap(fresh, { source: { isSupported } }).catch(() => {})
  openModal(fresh.portico, { view: 'Swap' })
  await renderView('Swap', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  expect(await screen.findByText('Network not supported for Swaps')).toBeTruthy()
  const networks = () => listTrackedEvents(fresh.portico).filter((event) => event.includes('NETWORK'))
  const button = await screen.findByRole('button', { name: 'Base' })
  expect([button.textContent, networks()]).toEqual(['Base', []])
  await userEvent.click(button)
  expect(networks()).toContain('CLICK_SELECT_NETWORK_TO_SWAP')
})

test('speaks Arabic', async () => {
  await show({}, { locale: 'ar' })
  expect(screen.getByRole('button', { name: 'مراجعة المبادلة' })).toBeTruthy()
})
