import { confirmSwap, openModal, pushView, reviewSwap } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import type { PreparedCalls } from '@portico/core'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { type ArrangeSwapOptions, arrangeSwap } from '../../arrangeSwap.stories.js'

let made: TestPortico | undefined
async function show(actions: ArrangeSwapOptions['actions'] = {}) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  await arrangeSwap(fresh, { actions })
  await reviewSwap(fresh.portico)
  await confirmSwap(fresh.portico)
  await fresh.clock.flush()
  openModal(fresh.portico, { view: 'Account' })
  pushView(fresh.portico, { view: 'SwapProgress' })
  await renderView('SwapProgress', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, history: () => getPart(fresh.portico, routerPart).history.map(({ name }) => name) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const plain = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, '').replace(/\u00a0/g, ' ') ?? ''

test('tells what the swap took and gave, to the last digit, and leads back', async () => {
  const { history } = await show()
  expect(screen.getByText('Swapped')).toBeTruthy()
  expect(plain()).toContain('999.999999 USDC for 0.5 ETH')
  await userEvent.click(screen.getByRole('button', { name: 'Done' }))
  expect(history()).toEqual(['Account'])
})

test('waits for a block', async () => {
  await show({ waitFor: () => new Promise(() => {}) })
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy()
  expect(plain()).toContain('0.5 ETH for about 1,000 USDC')
})

test('waits for a batch of which the wallet has named no transaction yet', async () => {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  const send: PreparedCalls['send'] = ({ onAccepted } = {}) => {
    onAccepted?.('0xba7c')
    return new Promise(() => {})
  }
  const prepareCalls = async () => ({ fee: 1n, maxFee: 2n, atomic: true, send })
  await arrangeSwap(fresh, { fromToken: 'USDC', amount: '100', actions: { prepareCalls } })
  openModal(fresh.portico, { view: 'Swap' })
  pushView(fresh.portico, { view: 'SwapPreview' })
  await renderView('SwapPreview', { params: {}, test: fresh })
  await vi.waitFor(async () => {
    await act(() => fresh.clock.flush())
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Swap' }).disabled).toBe(false)
  })
  await userEvent.click(screen.getByRole('button', { name: 'Swap' }))
  await act(() => fresh.clock.flush())
  expect(getPart(fresh.portico, routerPart).history.at(-1)?.name).toBe('SwapProgress')
  cleanup()
  await renderView('SwapProgress', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  expect(screen.getByText('Waiting for confirmation')).toBeTruthy()
})

test('a swap that failed can be tried again with what was typed', async () => {
  const { history } = await show({ waitFor: async ({ hash }) => ({ hash, status: 'reverted' }) })
  expect(screen.getByText('The swap failed')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(history()).toEqual(['Account', 'Swap'])
})
