import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { defineNetwork } from '@portico/core'
import { base, mainnet, sepolia, solana } from '@portico/core/networks'
import { createFakeConnection, createFakeConnector } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

const [first, ...rest] = Array.from({ length: 60 }, (_, at) =>
  defineNetwork({ ...mainnet, caipNetworkId: undefined, id: at + 1, name: `Chain ${at + 1}`, testnet: false }),
)
const names = () =>
  within(screen.getByRole('list', { name: 'Networks' }))
    .getAllByRole('button')
    .map((row) => row.querySelector('bdi')?.textContent)

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, arrange?: (made: TestPortico) => Promise<void>) {
  const fresh = createTestPortico(options)
  made = fresh
  attachRouter(fresh.portico)
  await arrange?.(fresh)
  openModal(fresh.portico, { view: 'Networks' })
  await renderView('Networks', { params: {}, test: fresh })
  return { ...fresh, top: () => getPart(fresh.portico, routerPart).history.at(-1) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('marks the active network and labels test networks', async () => {
  await show({ networks: [mainnet, base, sepolia] })
  expect(screen.getByRole('button', { current: true }).textContent).toContain('Ethereum')
  expect(screen.getByRole('button', { name: /^Sepolia/ }).textContent).toContain('Testnet')
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('shows preset networks by pictures that need no service, and a letter for one that has none', async () => {
  const own = defineNetwork({ ...mainnet, caipNetworkId: undefined, id: 4_242, name: 'Own' })
  const { catalogue } = await show({ networks: [mainnet, base, own] })
  const tile = (name: string) => screen.getByRole('button', { name }).firstElementChild
  await waitFor(() => expect(tile('Ethereum')?.getAttribute('src')).toMatch(/^data:image\/svg/))
  expect(tile('Base')?.getAttribute('src')).toMatch(/^data:image\/svg/)
  expect(tile('Own')?.textContent).toBe('O')
  expect(catalogue.calls).toEqual([])
})

test('without a wallet the choice is the app’s own, and the modal closes', async () => {
  const { portico } = await show()
  await userEvent.click(screen.getByRole('button', { name: /^Base/ }))
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(portico.getState().network.caipNetworkId).toBe('eip155:8453')
})

test('a connected wallet is asked in a view of its own', async () => {
  const { portico, top } = await show({}, ({ connect }) => connect({ networkId: 'eip155:1' }))
  await userEvent.click(screen.getByRole('button', { name: /^Base/ }))
  expect(top()).toMatchObject({ name: 'SwitchNetwork', params: { networkId: 'eip155:8453' } })
  expect(portico.getState().network.caipNetworkId).toBe('eip155:1')
})

test('choosing the active network goes back to where one came from', async () => {
  const { portico } = await show({}, ({ connect }) => connect({ networkId: 'eip155:1' }))
  openModal(portico, { view: 'Account' })
  await userEvent.click(screen.getByRole('button', { current: true }))
  expect(portico.getState().modal).toEqual({ open: true, view: 'Account' })
})

test('a network the wallet did not agree to stands last and says why it cannot be chosen', async () => {
  await show({ networks: [base, mainnet], defaultNetwork: 'eip155:1' }, async ({ adapter, connect, connectors }) => {
    const connection = createFakeConnection({ connectorId: 'narrow', approved: ['eip155:1'] })
    const narrow = createFakeConnector({ id: 'narrow', name: 'Narrow', connection })
    adapter.setConnectors([...connectors, narrow])
    await connect({ connectorId: 'narrow' })
  })
  const row = screen.getByRole('button', { name: /^Base/ })
  expect(row.textContent).toContain('Not enabled in your wallet')
  expect(row).toHaveProperty('disabled', true)
  expect(names().at(-1)).toContain('Base')
})

test('search waits until typing rests', async () => {
  const { clock } = await show({ networks: [first ?? mainnet, ...rest] })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search networks' }), 'chain 4')
  await act(() => clock.advance(99))
  expect(screen.getByRole('status').textContent).toBe('')
  await act(() => clock.advance(1))
  expect(screen.getByRole('status').textContent).toBe('11 networks found')
  expect(names()[0]).toContain('Chain 4')
})

test('a search without a result says so', async () => {
  const { clock } = await show({ networks: [first ?? mainnet, ...rest] })
  await userEvent.type(await screen.findByRole('searchbox'), 'zzz')
  await act(() => clock.advance(100))
  expect(screen.getByRole('status').textContent).toContain('This app offers no network called “zzz”.')
})

test('of many networks only a part is in the document', async () => {
  await show({ networks: [first ?? mainnet, ...rest] })
  expect(names().length).toBeLessThan(60)
})

test('works with the keyboard alone', async () => {
  const { portico } = await show()
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(portico.getState().network.name).toBe('Base'))
})

test('a network of a chain without a wallet leads to the offer to connect one', async () => {
  const { portico, top } = await show({ networks: [mainnet, solana] }, ({ connect }) => connect())
  await userEvent.click(screen.getByRole('button', { name: /^Solana/ }))
  expect(top()).toMatchObject({ name: 'SwitchActiveChain', params: { networkId: solana.caipNetworkId } })
  expect(portico.getState().activeNamespace).toBe('eip155')
})
