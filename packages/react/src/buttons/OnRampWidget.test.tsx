import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { arrangeOnramp } from '../views/arrangeOnramp.stories.js'
import { arrangeWithoutOptions } from '../views/onramp/arrangeChoice.stories.js'
import { OnRampWidget } from './OnRampWidget.js'

let made: TestPortico | undefined
async function show(arrange?: (test: TestPortico) => Promise<void>, locale = 'en') {
  const fresh = createTestPortico()
  made = fresh
  await arrange?.(fresh)
  render(
    <StrictMode>
      <PorticoContext.Provider value={{ portico: fresh.portico, locale }}>
        <OnRampWidget />
      </PorticoContext.Provider>
    </StrictMode>,
  )
  return { ...fresh, modal: () => fresh.portico.getState().modal }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('without an account it offers to connect', async () => {
  const { modal } = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  expect(modal().open).toBe(true)
})

test('prices what is typed in the page, and leaves the choice of the provider to the modal', async () => {
  const { clock, modal } = await show(arrangeOnramp)
  const pay = await screen.findByRole<HTMLInputElement>('textbox', { name: 'You pay' })
  await userEvent.clear(pay)
  await userEvent.type(pay, '50')
  await act(() => clock.advance(300))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'You receive' }).value).toBe('48.75')
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  expect(modal().open).toBe(true)
})

test('asks for a currency to pay with, and for a token to receive', async () => {
  await show(arrangeWithoutOptions)
  expect((await screen.findByRole('button', { name: 'You pay: Currency' })).textContent).toBe('Currency')
  expect(screen.getByRole('button', { name: 'You receive: Select a token' }).textContent).toBe('Select a token')
})

test('shows the purchase that is under way', async () => {
  await show((test) => arrangeOnramp(test, { buyAt: 'first' }))
  expect(await screen.findByRole('button', { name: 'Show the purchase' })).toBeTruthy()
})

test('speaks Arabic', async () => {
  await show(arrangeOnramp, 'ar')
  expect(await screen.findByRole('textbox', { name: 'ستدفع' })).toBeTruthy()
})
