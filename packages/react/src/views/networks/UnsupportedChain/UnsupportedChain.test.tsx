import { closeModal, setActiveNamespace } from '@portico/controllers'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { mainnet, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { views } from '../group.js'

let made: TestPortico | undefined
async function show(networkId: `eip155:${number}` = 'eip155:137', options: CreateTestPorticoOptions = {}) {
  const fresh = createTestPortico(options)
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect({ networkId })
  await waitFor(() => expect(fresh.portico.getState().modal.view).toBe('UnsupportedChain'))
  await renderView('UnsupportedChain', { params: {}, test: fresh })
  const [wallet] = fresh.connectors
  if (!wallet) throw new Error('no wallet')
  return { ...fresh, connection: wallet.connection }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('names the network the wallet is on and lists those the app offers', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Network not supported' })).toBeTruthy()
  expect(screen.getByText(/^Your wallet is on Polygon,/)).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Supported networks' }))
  expect(list.getAllByRole('button')).toHaveLength(2)
})

test('a network nobody knows is named by its number', async () => {
  await show('eip155:424242')
  expect(screen.getByText(/^Your wallet is on network 424242,/)).toBeTruthy()
})

test('has no Close button and refuses to close', async () => {
  const { portico } = await show()
  expect(views.UnsupportedChain.hideClose).toBe(true)
  expect(closeModal(portico, { reason: 'escape' })).toBe(false)
  expect(portico.getState().modal.open).toBe(true)
})

test('choosing a network moves the wallet and closes the modal', async () => {
  const { portico, connection } = await show()
  await userEvent.click(screen.getByRole('button', { name: /^Base/ }))
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(connection.calls).toContainEqual({ name: 'switchNetwork', networkId: 'eip155:8453' })
  expect(portico.getState().network.name).toBe('Base')
})

test('the row that waits says so; another one can be chosen instead', async () => {
  const { portico, connection } = await show()
  connection.onSwitch('hang')
  await userEvent.click(screen.getByRole('button', { name: /^Base/ }))
  expect(screen.getByRole('button', { busy: true }).textContent).toContain('Approve in your wallet')
  connection.onSwitch('resolve')
  await userEvent.click(screen.getByRole('button', { name: /^Ethereum/ }))
  await waitFor(() => expect(portico.getState().network.name).toBe('Ethereum'))
})

test.each([
  ['a decline', walletErrors('wallet/rejected'), 'Switch declined'],
  ['a network that was not added', walletErrors('wallet/unrecognized-chain'), 'Base is not in your wallet'],
])('%s is told at the row, and it can be chosen again', async (_, error, title) => {
  const { portico, connection } = await show()
  connection.onSwitch({ error })
  await userEvent.click(screen.getByRole('button', { name: /^Base/ }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^Base/ }).textContent).toContain(title))
  expect(screen.getByRole('status').textContent).toBe(`Base: ${title}`)
  connection.onSwitch('resolve')
  await userEvent.click(screen.getByRole('button', { name: /^Base/ }))
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
})

test('"Disconnect" always leads out', async () => {
  const { portico, connection } = await show()
  connection.onDisconnect('hang')
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
})

test('"Disconnect" leaves another namespace connected', async () => {
  const connection = createFakeConnection({ connectorId: 'sol', namespaces: ['solana'] })
  const sol = createFakeConnector({ id: 'sol', namespaces: ['solana'], connection })
  const { portico, connect } = await show('eip155:137', { networks: [mainnet, solana], connectors: [sol] })
  await act(() => connect({ connectorId: 'sol' }))
  act(() => setActiveNamespace(portico, { namespace: 'eip155' }))
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(portico.getState().namespaces.eip155?.status).toBe('disconnected'))
  expect(portico.getState().namespaces.solana?.status).toBe('connected')
})

test('leaving the view withdraws the request', async () => {
  const { connection, clock, portico } = await show()
  connection.onSwitch('hang')
  await userEvent.click(screen.getByRole('button', { name: /^Base/ }))
  cleanup()
  await act(() => clock.flush())
  expect(clock.pending()).toBe(0)
  expect(portico.getState().namespaces.eip155?.networkId).toBe('eip155:137')
})

test('offers no network of a kind that is not connected', async () => {
  await show('eip155:137', { networks: [mainnet, solana] })
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['EEthereum'])
})
