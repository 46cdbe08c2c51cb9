import { openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, swapPart } from '@portico/controllers/ui'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'

let made: TestPortico | undefined
async function show(side: 'from' | 'to', swap: ArrangeSwapOptions = {}) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeSwap(fresh, swap)
  openModal(fresh.portico, { view: 'Swap' })
  pushView(fresh.portico, { view: 'SwapSelectToken', params: { side } })
  await renderView('SwapSelectToken', { params: { side }, test: fresh })
  await act(() => fresh.clock.flush())
  return {
    form: getPart(fresh.portico, swapPart),
    history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name),
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent ?? '')

test('begins with what the account holds, or with what is often received', async () => {
  await show('from')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Your tokens')
  cleanup()
  await show('to')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Suggested')
})

test('chooses a token and goes back to the form', async () => {
  const { form, history } = await show('to')
  await userEvent.click(screen.getByRole('button', { name: /Dai/ }))
  expect(form.toToken?.symbol).toBe('DAI')
  expect(history()).toEqual(['Swap'])
})

test('lists all tokens by symbol', async () => {
  await show('to')
  await userEvent.click(screen.getByRole('tab', { name: 'All tokens' }))
  expect(rows().map((row) => /(DAI|ETH|TK1|USDC)/.exec(row)?.[1])).toEqual(['DAI', 'ETH', 'TK1', 'USDC'])
})

test('of 10,000 only a few are in the document, and one is found by its name', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({
    address: `0x${String(at + 1).padStart(40, '0')}`,
    symbol: `N${at}`,
    name: `Number ${at}`,
    decimals: 18,
  }))
  await show('to', { source: { listTokens: async () => many } })
  await userEvent.click(screen.getByRole('tab', { name: 'All tokens' }))
  const search = await screen.findByRole('searchbox')
  // Nothing is laid out here, so that the windowed list may even be empty; a whole one has them all.
  expect(screen.queryAllByRole('listitem').length).toBeLessThan(100)
  await userEvent.type(search, 'Number 7321')
  await act(() => made?.clock.advance(500) ?? Promise.resolve())
  expect((await screen.findByRole('button', { name: /Number 7321/ })).textContent).toContain('N7321')
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
