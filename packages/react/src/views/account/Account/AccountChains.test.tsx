import { addAddressLabel, connect, openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { mainnet, solana } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

const addresses = ['So1anaAddressOne1111111111111111', 'So1anaAddressTwo2222222222222222']

let made: TestPortico | undefined
async function show(connected: readonly string[]) {
  const evm = createFakeConnector({ id: 'evm', name: 'Evy' })
  const connection = createFakeConnection({
    connectorId: 'sol',
    namespaces: ['solana'],
    accounts: { solana: addresses },
    networks: { solana: solana.caipNetworkId },
  })
  const sol = createFakeConnector({ id: 'sol', name: 'Solly', namespaces: ['solana'], connection })
  const fresh = createTestPortico({
    networks: [mainnet, solana],
    wallets: [evm],
    adapters: [
      // A fake of any namespace does what all adapters have in common.
      createFakeAdapter({ connectors: [evm] }) as never,
      createFakeAdapter({ namespace: 'solana', connectors: [sol], nativeBalance: 2_500_000_000n }) as never,
    ],
  })
  made = fresh
  attachRouter(fresh.portico)
  for (const connectorId of connected) await connect(fresh.portico, { connectorId })
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, top: () => getPart(fresh.portico, routerPart).history.at(-1) }
}

// Its code comes later.
const chains = async () => within(await screen.findByRole('list', { name: 'Chains' }))

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('shows the account of another connected chain, with its balance', async () => {
  const { portico, clock } = await show(['sol', 'evm'])
  expect((await chains()).getByRole('button', { current: true }).textContent).toContain('Ethereum networks')
  await userEvent.click((await chains()).getByRole('button', { name: /^Solana/ }))
  await act(() => clock.flush())
  expect(portico.getState().activeNamespace).toBe('solana')
  expect(await screen.findByText('2.5 SOL')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false)
})

test('leads to the wallets of a chain that is not connected', async () => {
  const { top } = await show(['evm'])
  expect(screen.queryByRole('button', { name: /^Leave/ })).toBeNull()
  await userEvent.click((await chains()).getByRole('button', { name: /^Solana Not connected/ }))
  expect(top()).toMatchObject({ name: 'Connect', params: { namespace: 'solana' } })
})

test('one chain can be left while the other stays', async () => {
  const { portico } = await show(['evm', 'sol'])
  await userEvent.click(screen.getByRole('button', { name: 'Leave Solana only' }))
  expect(portico.getState()).toMatchObject({
    activeNamespace: 'eip155',
    namespaces: { eip155: { status: 'connected' }, solana: { status: 'disconnected', reason: 'user' } },
  })
})

test('"Disconnect" says which connections it ends where there are several, and ends them', async () => {
  const { portico } = await show(['evm', 'sol'])
  const button = screen.getByRole('button', { name: 'Disconnect', description: /Ethereum networks and Solana/ })
  await userEvent.click(button)
  expect(portico.getState()).toMatchObject({
    namespaces: { eip155: { status: 'disconnected' }, solana: { status: 'disconnected' } },
  })
})

test('"Disconnect" says no more than that where there is one connection', async () => {
  await show(['evm'])
  expect(screen.getByRole('button', { name: 'Disconnect', description: '' })).toBeTruthy()
})

test('accounts are listed by the names the person gave them, and can be switched', async () => {
  const { portico } = await show(['sol'])
  await act(async () => addAddressLabel(portico, { address: addresses[1] ?? '', label: 'Savings' }))
  await userEvent.click(screen.getByRole('button', { name: /^Savings/ }))
  expect(portico.getState().namespaces.solana?.address).toBe(addresses[1])
})
