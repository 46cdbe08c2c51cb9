import { openModal } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { connectionErrors, walletErrors } from '@portico/core'
import type { FakeOutcome } from '@portico/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

let made: TestPortico | undefined
async function show(outcome: FakeOutcome, connectorId = 'com.example.wallet1') {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'ConnectingExternal', params: { connectorId } })
  fresh.connectors[0]?.onConnect(outcome)
  const view = await renderView('ConnectingExternal', { params: { connectorId }, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, ...view, asked: () => fresh.connectors[0]?.calls.filter(({ name }) => name === 'connect') ?? [] }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
  vi.restoreAllMocks()
})

test('asks the wallet once, also under StrictMode, and names the view after it', async () => {
  const { asked } = await show('hang')
  expect(asked()).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Wallet 1' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Continue in Wallet 1')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('after ten seconds it says where the window may hide', async () => {
  const { clock } = await show('hang')
  await act(() => clock.advance(9_999))
  expect(screen.queryByText(/Check the wallet’s window/)).toBeNull()
  await act(() => clock.advance(1))
  expect(screen.getByText(/Check the wallet’s window/)).toBeTruthy()
})

test('leaving the view withdraws the request and leaves no timer', async () => {
  const { asked, unmount, clock, portico } = await show('hang')
  const [call] = asked()
  const signal = call?.name === 'connect' ? call.parameters.signal : undefined
  expect(signal?.aborted).toBe(false)
  unmount()
  await clock.flush()
  expect(signal?.aborted).toBe(true)
  expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
  expect(clock.pending()).toBe(0)
})

test('a connected wallet closes the modal', async () => {
  const { portico } = await show('resolve')
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(portico.getState().namespaces.eip155?.status).toBe('connected')
})

test('a decline is told neutrally and can be tried again', async () => {
  const { connectors, asked, portico } = await show({ error: walletErrors('wallet/rejected') })
  expect(screen.getByRole('status').textContent).toContain('Connection declined')
  connectors[0]?.onConnect('resolve')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(asked()).toHaveLength(2)
})

test('after "Try again" the focus stays in the view', async () => {
  const { connectors } = await show({ error: walletErrors('wallet/rejected') })
  connectors[0]?.onConnect('hang')
  screen.getByRole('button', { name: 'Try again' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('Continue in Wallet 1')
})

test.each([
  ['an open request', walletErrors('wallet/request-pending'), 'Your wallet is waiting for you'],
  ['a locked wallet', walletErrors('wallet/locked'), 'Wallet 1 is locked'],
  ['a failure', walletErrors('wallet/failed', { reason: 'boom' }), 'Could not connect'],
])('%s is told with a way on', async (_, error, title) => {
  await show({ error })
  expect(screen.getByRole('status').textContent).toContain(title)
  expect(screen.getByRole('status').textContent).not.toContain('boom')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a part of the app that did not come can be asked for again, or with the whole page', async () => {
  const { portico } = await show({ error: connectionErrors('connection/chunk-failed', { connectorId: 'x' }) })
  const status = screen.getByRole('status')
  expect(status.textContent).toContain('This part could not be loaded')
  await waitFor(() => expect(status.textContent).toContain('reload the page'))
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
})

test('a wallet that is not there can be turned on and tried again', async () => {
  const { portico, adapter, connectors } = await show('resolve', 'com.example.other')
  expect(screen.getByRole('status').textContent).toContain('Wallet is not available')
  const [wallet] = connectors
  if (wallet) await act(async () => adapter.setConnectors([{ ...wallet, id: 'com.example.other', name: 'Other' }]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(portico.getState().namespaces.eip155?.status).toBe('connected'))
})

test('without a network a failure is told as being offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show({ error: walletErrors('wallet/failed', { reason: 'x' }) })
  expect(screen.getByRole('status').textContent).toContain('You are offline')
})

test('a wallet on a network the app does not offer is not left alone: UnsupportedChain takes over', async () => {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  fresh.connectors[0]?.connection.setNetwork('eip155:137')
  openModal(fresh.portico, { view: 'ConnectingExternal', params: { connectorId: 'com.example.wallet1' } })
  await renderView('ConnectingExternal', { params: { connectorId: 'com.example.wallet1' }, test: fresh })
  await waitFor(() => expect(fresh.portico.getState().modal).toEqual({ open: true, view: 'UnsupportedChain' }))
})
