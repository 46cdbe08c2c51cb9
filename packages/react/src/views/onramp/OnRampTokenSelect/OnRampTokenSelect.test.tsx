import { openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, onrampPart, routerPart } from '@portico/controllers/ui'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangeOnramp } from '../../arrangeOnramp.stories.js'
import { arrangeWithoutOptions, arrangeWithoutProvider, arrangeWithoutTokens } from '../arrangeChoice.stories.js'

type Lists = 'OnRampTokenSelect' | 'OnRampFiatSelect'

let made: TestPortico | undefined
async function show(view: Lists, arrange: (test: TestPortico) => Promise<void> = arrangeOnramp, isAlone = false) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrange(fresh)
  if (isAlone) openModal(fresh.portico, { view })
  else {
    openModal(fresh.portico, { view: 'OnRampProviders' })
    pushView(fresh.portico, { view })
  }
  await renderView(view, { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    form: getPart(fresh.portico, onrampPart),
    history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name),
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('chooses what is bought and goes back to the form', async () => {
  const { form, history } = await show('OnRampTokenSelect')
  expect(screen.getByRole('button', { name: /USD Coin/ }).getAttribute('aria-current')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: /Ether/ }))
  expect(form.token).toMatchObject({ symbol: 'ETH' })
  expect(history()).toEqual(['OnRampProviders'])
})

test('chooses a currency by its name in the language of the reader', async () => {
  const { form, history } = await show('OnRampFiatSelect')
  await userEvent.click(screen.getByRole('button', { name: /^Euro/ }))
  expect(form.currency?.id).toBe('EUR')
  expect(history()).toEqual(['OnRampProviders'])
})

test('opened for a choice alone, as by the widget, the modal closes with it', async () => {
  const { portico } = await show('OnRampFiatSelect', arrangeOnramp, true)
  await userEvent.click(screen.getByRole('button', { name: /^Euro/ }))
  expect(portico.getState().modal.open).toBe(false)
})

test.each(['OnRampTokenSelect', 'OnRampFiatSelect'] as const)('%s tells why it lists nothing', async (view) => {
  await show(view, arrangeWithoutOptions)
  expect(screen.getByRole('status', { name: 'Loading what can be bought' })).toBeTruthy()
  cleanup()
  await show(view, arrangeWithoutProvider)
  expect(await screen.findByText('Nobody sells crypto on this network. Choose another network.')).toBeTruthy()
})

test('on a network without anything to buy there is no token', async () => {
  await show('OnRampTokenSelect', arrangeWithoutTokens)
  expect(screen.getByText('Nothing can be bought here')).toBeTruthy()
})
