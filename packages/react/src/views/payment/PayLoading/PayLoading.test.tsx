import { cancelPay, choosePayExchange, openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, payPart, routerPart } from '@portico/controllers/ui'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangePay, arrangePriced, type PayAnswers, payHash, usdcId } from '../../arrangePay.stories.js'

let made: TestPortico | undefined
async function show(answers: PayAnswers = {}, { isChosen = true } = {}) {
  const fresh = createTestPortico()
  made = fresh
  const status = { current: { status: 'UNKNOWN' } as object }
  attachRouter(fresh.portico)
  const given = { status: () => status.current, ...answers }
  await (isChosen ? arrangePriced : arrangePay)(fresh, given)
  const choosing = isChosen ? choosePayExchange(fresh.portico, { exchangeId: 'coinlab' }) : undefined
  openModal(fresh.portico, { view: 'Account' })
  pushView(fresh.portico, { view: 'PayLoading' })
  if (!answers.page) await choosing
  await renderView('PayLoading', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    state: getPart(fresh.portico, payPart),
    tell: async (change: object, ms = 4_000) => {
      status.current = change
      await act(() => fresh.clock.advance(ms))
    },
    top: () => getPart(fresh.portico, routerPart).history.at(-1),
  }
}

// The page itself stays closed.
const stay = (event: Event) => event.preventDefault()
beforeEach(() => document.addEventListener('click', stay))
afterEach(() => {
  document.removeEventListener('click', stay)
  cleanup()
  made?.portico.destroy()
})

const title = () => screen.getAllByRole('status')[0]?.textContent

test('the page is a link of its own tab that cannot reach this one, and may be opened again', async () => {
  const { state } = await show()
  expect(title()).toContain('Continue at')
  const link = screen.getByRole('link', { name: /Continue at.*Coinlab/ })
  expect(link.getAttribute('href')).toBe('https://coinlab.example/pay?s=1')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  fireEvent.click(link)
  await act(async () => {})
  expect(state.payment?.phase).toBe('waiting')
  expect(title()).toContain('Waiting for')
  expect(screen.getByRole('link', { name: /Open the page again/ }).getAttribute('href')).toBe(
    'https://coinlab.example/pay?s=1',
  )
})

test('shows what the chain says has arrived, and the transaction', async () => {
  const { tell } = await show()
  await tell({ status: 'IN_PROGRESS' })
  expect(title()).toBe('The exchange is paying')
  await tell({ status: 'SUCCESS', txHash: payHash })
  expect(title()).toBe('Paid')
  expect(document.body.textContent).toMatch(/12\.5\u00a0USDC.* arrived on .*Ethereum/)
  expect(screen.getByRole('link', { name: /^View on/ }).getAttribute('href')).toContain(payHash)
  expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy()
})

test('tells when less has arrived than was asked for', async () => {
  const { adapter, tell } = await show()
  adapter.setActions({ getBalanceChanges: async () => [12_000_000n] })
  await tell({ status: 'SUCCESS', txHash: payHash })
  expect(document.body.textContent).toMatch(/12\u00a0USDC.* arrived on .*, of .*12\.5\u00a0USDC/)
})

test('waits for the chain, and does not take the exchange’s word for it', async () => {
  const { adapter, tell } = await show()
  adapter.setActions({ getBalanceChanges: async () => [undefined] })
  await tell({ status: 'SUCCESS', txHash: payHash })
  expect(title()).toBe('Waiting for the network')
})

test('an exchange that names no transaction is quoted', async () => {
  const { tell } = await show()
  await tell({ status: 'SUCCESS' })
  expect(document.body.textContent).toMatch(/Coinlab.* says that it has sent .*12\.5\u00a0USDC/)
})

test('a payment that was declined leads to the exchanges again', async () => {
  const { tell, top, state } = await show()
  await tell({ status: 'FAILED' })
  expect(title()).toBe('Not paid')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another exchange' }))
  expect(top()).toMatchObject({ name: 'Pay', params: { asset: usdcId, amount: '12.5' } })
  expect(state.payment).toBeUndefined()
})

test('tells that the exchange cannot be reached, and that nothing is lost', async () => {
  const { state, clock } = await show({ status: () => Promise.reject(new Error('offline')) })
  await act(() => clock.advance(4_000))
  expect(state.payment?.phase).toBe('ready')
  expect(screen.getByText(/The exchange cannot be reached/)).toBeTruthy()
})

test('asks at once when somebody comes back from the page', async () => {
  const { state, tell, clock } = await show()
  await tell({ status: 'IN_PROGRESS' }, 0)
  expect(state.payment?.phase).toBe('ready')
  fireEvent(document, new Event('visibilitychange'))
  await act(() => clock.flush())
  expect(state.payment?.phase).toBe('processing')
})

test('a page that is closed too early can be given up', async () => {
  const { state } = await show()
  fireEvent.click(screen.getByRole('link', { name: /Continue at/ }))
  await act(async () => {})
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(title()).toBe('Canceled here')
  expect(document.body.textContent).toContain('already still arrives')
  expect(state.payment?.phase).toBe('canceled')
})

test('what takes longer than usual is told, with a way to look again', async () => {
  const { tell, state } = await show()
  fireEvent.click(screen.getByRole('link', { name: /Continue at/ }))
  await tell({ status: 'UNKNOWN' }, 184_000)
  expect(title()).toBe('Nothing seen yet')
  await tell({ status: 'UNKNOWN' }, 1_800_000)
  expect(title()).toBe('Nothing was seen')
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
  expect(state.payment?.phase).toBe('late')
})

test('an exchange that names no page is given up for another one', async () => {
  const { top } = await show({ page: () => new Promise(() => {}) })
  expect(title()).toContain('Preparing at')
  await userEvent.click(screen.getByRole('button', { name: 'Choose another exchange' }))
  expect(top()?.name).toBe('Pay')
})

test('leads to a new payment while none is under way', async () => {
  const { portico, top } = await show({}, { isChosen: false })
  cancelPay(portico)
  expect(screen.getByText('No payment is under way')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(top()?.name).toBe('Pay')
})
