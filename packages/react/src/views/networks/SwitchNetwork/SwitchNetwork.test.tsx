import { openModal, pushView } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, rememberDeepLink } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { createFakeConnector, type FakeOutcome } from '@portico/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

let made: TestPortico | undefined
async function show(outcome: FakeOutcome, from: 'Account' | 'Networks' = 'Networks') {
  const fresh = createTestPortico()
  made = fresh
  const { portico, connectors, clock } = fresh
  attachRouter(portico)
  await fresh.connect({ networkId: 'eip155:1' })
  connectors[0]?.connection.onSwitch(outcome)
  const params = { networkId: 'eip155:8453' } as const
  openModal(portico, { view: from })
  pushView(portico, { view: 'SwitchNetwork', params })
  const view = await renderView('SwitchNetwork', { params, test: fresh })
  await act(() => clock.flush())
  const asked = () => connectors[0]?.connection.calls.filter(({ name }) => name === 'switchNetwork') ?? []
  return { ...fresh, ...view, asked }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('asks the wallet once, also under StrictMode', async () => {
  const { asked } = await show('hang')
  expect(asked()).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'Switch network' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toContain('Your wallet asks whether to move to Base.')
})

test('a request that waits in an app leads there', async () => {
  const connector = createFakeConnector({ id: 'relayed', type: 'WALLET_CONNECT' })
  const fresh = createTestPortico({ connectors: [connector] })
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect({ connectorId: 'relayed', networkId: 'eip155:1' })
  rememberDeepLink(fresh.portico, { href: 'pocketkeys://', name: 'Pocket Keys' })
  connector.connection.onSwitch('hang')
  await renderView('SwitchNetwork', { params: { networkId: 'eip155:8453' }, test: fresh })
  expect((await screen.findByRole('link', { name: 'Open wallet' })).getAttribute('href')).toBe('pocketkeys://')
})

test('after the switch the modal closes when it was opened for this', async () => {
  const { portico } = await show('resolve')
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(portico.getState().network.name).toBe('Base')
})

test('after the switch it goes back to the account it came from', async () => {
  const { portico } = await show('resolve', 'Account')
  await waitFor(() => expect(portico.getState().modal).toEqual({ open: true, view: 'Account' }))
})

test('a decline is told neutrally and can be tried again', async () => {
  const { portico, connectors } = await show({ error: walletErrors('wallet/rejected') })
  expect(screen.getByRole('status').textContent).toContain('Switch declined')
  connectors[0]?.connection.onSwitch('resolve')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(portico.getState().network.name).toBe('Base'))
})

test.each([
  ['a network the wallet did not add', walletErrors('wallet/unrecognized-chain'), 'Base is not in your wallet'],
  ['a wallet that cannot switch', walletErrors('wallet/unsupported-method'), 'Your wallet cannot use Base'],
  ['an open request', walletErrors('wallet/request-pending'), 'Your wallet is waiting for you'],
  ['any other failure', walletErrors('wallet/failed', { reason: 'boom' }), 'Could not switch'],
])('%s is told with a way on', async (_, error, title) => {
  await show({ error })
  expect(screen.getByRole('status').textContent).toContain(title)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('leaving the view withdraws the request', async () => {
  const { unmount, clock, portico } = await show('hang')
  unmount()
  await clock.flush()
  expect(clock.pending()).toBe(0)
  expect(portico.getState().network.name).not.toBe('Base')
})
