import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { createFakeFetch } from '@portico/core/testing'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listTrackedEvents } from '../../../testing/listTrackedEvents.js'
import { renderView } from '../../../testing/renderView.js'

const blockchainApi = 'https://data.example'

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions, networkId: `eip155:${number}` = 'eip155:1') {
  const fresh = createTestPortico({ services: { blockchainApi }, ...options })
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect({ networkId })
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, top: () => getPart(fresh.portico, routerPart).history.at(-1)?.name }
}

beforeEach(() => void vi.stubGlobal('fetch', createFakeFetch('offline')))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  made?.portico.destroy()
})

const actions = () =>
  screen
    .getAllByRole('button')
    .flatMap(({ textContent }) => (['Buy', 'Swap', 'Send', 'Receive'].includes(textContent ?? '') ? [textContent] : []))

describe('what Account offers', () => {
  test.each([
    [{}, ['Buy', 'Swap', 'Receive', 'Send']],
    [{ walletFeaturesOrder: ['send', 'receive', 'swaps', 'onramp'] }, ['Send', 'Receive', 'Swap', 'Buy']],
    // Those that the order leaves out follow in the usual one.
    [{ walletFeaturesOrder: ['send'] }, ['Send', 'Buy', 'Swap', 'Receive']],
    [{ swaps: false }, ['Buy', 'Receive', 'Send']],
    [{ onramp: false }, ['Swap', 'Receive', 'Send']],
    [{ send: false, receive: false }, ['Buy', 'Swap']],
  ] as const)('follows %o', async (features, names) => {
    await show({ features })
    expect(actions()).toEqual(names)
  })

  test('has no swaps without somebody who swaps, and sells nothing without somebody who sells', async () => {
    await show({ swaps: { providers: [] }, onramp: [] })
    expect(actions()).toEqual(['Receive', 'Send'])
  })

  test('leads to the swap, which is told to analytics as a click', async () => {
    const { portico, top } = await show({})
    const told = () => listTrackedEvents(portico).filter((event) => event === 'CLICK_CONVERT')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect([top(), told()]).toEqual(['WalletSend', []])
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }))
    expect([top(), told()]).toEqual(['Swap', ['CLICK_CONVERT']])
  })

  test('has deposits from an exchange only when they are on', async () => {
    await show({})
    expect(screen.queryByRole('button', { name: /^Deposit from exchange/ })).toBeNull()
    cleanup()
    made?.portico.destroy()
    const { top } = await show({ features: { pay: true } })
    await userEvent.click(await screen.findByRole('button', { name: /^Deposit from exchange/ }))
    expect(top()).toBe('Pay')
  })

  test('has no deposits without a service that names exchanges', async () => {
    await show({ services: {}, features: { pay: true } })
    expect(screen.queryByRole('button', { name: /^Deposit from exchange/ })).toBeNull()
  })

  test('says why something cannot be done', async () => {
    await show({ allowUnsupportedChain: true, features: { pay: true } }, 'eip155:424242')
    for (const name of ['Buy', 'Swap', 'Send']) {
      const button = screen.getByRole('button', { name })
      expect(button).toHaveProperty('disabled', true)
      const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
      expect(reason?.textContent).toContain('does not know the wallet’s network')
    }
    expect(screen.getByRole('button', { name: 'Receive' })).toHaveProperty('disabled', false)
    const deposit = screen.getByRole('button', { name: /^Deposit from exchange/ })
    expect(deposit).toHaveProperty('disabled', true)
    expect(deposit.textContent).toContain('Not supported')
  })
})

test('views of a feature that is off are not there', async () => {
  const { portico, top } = await show({})
  openModal(portico, { view: 'Pay', params: { asset: 'eip155:1/slip44:60' } })
  expect(top()).toBe('Account')
  openModal(portico, { view: 'PayLoading' })
  expect(top()).toBe('Account')
})
