import { disconnect, openModal, type RouteParams } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, payPart, routerPart } from '@portico/controllers/ui'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { arrangePay, type PayAnswers, usdcId } from '../../arrangePay.stories.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let made: TestPortico | undefined
async function show({
  params = {},
  answers = {},
  locale = 'en',
  connected = true,
}: {
  readonly params?: RouteParams['Pay']
  readonly answers?: PayAnswers
  readonly locale?: Locale
  readonly connected?: boolean
} = {}) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangePay(fresh, answers)
  if (!connected) await disconnect(fresh.portico)
  openModal(fresh.portico, { view: 'Pay', params })
  await renderView('Pay', { params, test: fresh, locale })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    state: getPart(fresh.portico, payPart),
    top: () => getPart(fresh.portico, routerPart).history.at(-1),
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const typed = async (test: Awaited<ReturnType<typeof show>>, text: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), text)
  await act(() => test.clock.advance(300))
}

test('offers what the account can be paid, and exchanges once there is an amount', async () => {
  const view = await show()
  // The first test of the file also waits for the form's code.
  expect(await screen.findByRole('heading', { name: 'Deposit from exchange' })).toBeTruthy()
  const asset = screen.getByRole('combobox', { name: 'What to pay' })
  expect([...asset.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['ETH', 'USDC'])
  expect(screen.getByRole('button', { name: /^Coinlab/ })).toHaveProperty('disabled', true)
  expect(screen.getByText('Enter an amount first.')).toBeTruthy()
  await userEvent.selectOptions(asset, usdcId)
  await typed(view, '12.5')
  expect(view.state).toMatchObject({ asset: { id: usdcId }, amount: 12_500_000n })
  const exchange = screen.getByRole('button', { name: /^Coinlab/ })
  await waitFor(() => expect(exchange).toHaveProperty('disabled', false))
  await userEvent.click(exchange)
  await waitFor(() => expect(view.top()?.name).toBe('PayLoading'))
  await waitFor(() => expect(view.state.payment?.url).toBeDefined())
  expect(view.state.payment).toMatchObject({ phase: 'ready', amount: 12_500_000n })
})

test.each([
  ['1.1234567', /USDC.? has at most 6 decimals/],
  ['0', 'Enter a valid amount'],
])('says what is wrong with %s', async (text, message) => {
  const view = await show({ params: { asset: usdcId } })
  await typed(view, text)
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Coinlab/ })).toHaveProperty('disabled', true)
})

test('shows what an app asks for, and the whole address it goes to', async () => {
  await show({ params: { asset: usdcId, amount: '12.5', recipient: `eip155:1:${other}` } })
  expect(screen.getByRole('heading', { name: 'Pay from exchange' })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.body.textContent).toContain('12.5\u00a0USDC')
  expect(document.body.textContent).toContain(other)
  expect(screen.getByRole('button', { name: /^Coinlab/ })).toHaveProperty('disabled', false)
})

test('tells when there are no exchanges, and asks again', async () => {
  let total = 0
  const exchanges = () => ({ exchanges: total ? [{ id: 'late', name: 'Late' }] : [], total })
  const { clock } = await show({ answers: { exchanges } })
  expect(screen.getByText('No exchange pays this')).toBeTruthy()
  total = 1
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.flush())
  expect(screen.getByRole('button', { name: /^Late/ })).toBeTruthy()
})

test('tells when the exchanges could not be listed, and asks again', async () => {
  let isDown = true
  const exchanges = () => {
    if (isDown) throw new Error('down')
    return { exchanges: [{ id: 'back', name: 'Back' }], total: 1 }
  }
  const { clock } = await show({ answers: { exchanges } })
  expect(screen.getByRole('alert').textContent).toContain('The exchanges could not be listed')
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.flush())
  expect(screen.getByRole('button', { name: /^Back/ })).toBeTruthy()
})

test('reserves the place of exchanges that are awaited', async () => {
  await show({ answers: { exchanges: () => new Promise(() => {}) } })
  expect(screen.getByRole('heading', { name: 'Looking for exchanges' })).toBeTruthy()
  expect(screen.queryByText('No exchange pays this')).toBeNull()
})

test('leads to connecting while there is nobody to pay to', async () => {
  const { top } = await show({ connected: false })
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(top()?.name).toBe('Connect')
})

test('pays a named account without a wallet', async () => {
  await show({ connected: false, params: { asset: 'eip155:1/slip44:60', amount: '1', recipient: `eip155:1:${other}` } })
  expect(screen.getByRole('button', { name: /^Coinlab/ })).toHaveProperty('disabled', false)
})

test('tells an app’s mistake', async () => {
  await show({ params: { asset: usdcId, recipient: `eip155:8453:${other}` } })
  expect(screen.getByRole('alert').textContent).toContain('This cannot be paid')
})

test('speaks Arabic', async () => {
  await show({ locale: 'ar' })
  expect(screen.getByRole('heading', { name: 'إيداع من منصة' })).toBeTruthy()
})
