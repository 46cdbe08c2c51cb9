import { addNetwork, openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, rememberRecentWallet, routerPart } from '@portico/controllers/ui'
import { solana } from '@portico/core/networks'
import { createFakeConnector } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'

const wallet = (name: string) => createFakeConnector({ id: `com.example.${name}`, rdns: `com.example.${name}`, name })
const many = (count: number) =>
  Array.from({ length: count }, (_, at) => wallet(`Wallet ${String(at).padStart(3, '0')}`))

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, arrange?: (made: TestPortico) => void, locale?: Locale) {
  const fresh = createTestPortico(options)
  made = fresh
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'Connect' })
  arrange?.(fresh)
  await renderView('Connect', { params: {}, test: fresh, locale })
  return { ...fresh, route: () => getPart(fresh.portico, routerPart).history.at(-1) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('lists wallets by name and says that they are installed', async () => {
  await show({ wallets: [wallet('Beta'), wallet('Alpha')] })
  const rows = within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('button')
  expect(rows.map((row) => row.textContent)).toEqual(['AAlphaInstalled', 'BBetaInstalled'])
  expect(screen.getByRole('button', { name: /^Alpha/ })).toBeTruthy()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test("a connector without a picture shows the catalogue's for its image id", async () => {
  const named = createFakeConnector({ id: 'named', name: 'Named', type: 'EXTERNAL', imageId: 'picture' })
  await show({ connectors: [named], projectId: 'p1' })
  const row = await screen.findByRole('button', { name: /Named$/ })
  await waitFor(() => expect(row.querySelector('img')?.src).toMatch(/^blob:/))
})

test('says so where the app offers no way to connect', async () => {
  await show({ enableWallets: false })
  expect(screen.getByText('Nothing to connect with')).toBeTruthy()
})

test('a wallet used before stands first, marked as recent', async () => {
  await show({ wallets: [wallet('Alpha'), wallet('Beta')] }, ({ portico }) =>
    rememberRecentWallet(portico, { connectorId: 'com.example.Beta' }),
  )
  const [first] = within(screen.getByRole('list', { name: 'Wallets' })).getAllByRole('button')
  expect(first?.textContent).toContain('BetaRecent')
})

test('choosing a wallet with the keyboard leads to connecting it', async () => {
  const { route } = await show({ wallets: [wallet('Alpha')] })
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Alpha/ }))
  await userEvent.keyboard('{Enter}')
  expect(route()).toMatchObject({ name: 'ConnectingExternal', params: { connectorId: 'com.example.Alpha' } })
})

test('a wallet of several kinds of network leads to the choice of one', async () => {
  const { route } = await show({}, ({ adapter, portico }) => {
    addNetwork(portico, { network: solana })
    adapter.setConnectors([
      createFakeConnector({ id: 'prism', name: 'Prism', namespaces: ['eip155'] }),
      createFakeConnector({ id: 'prism', name: 'Prism', namespaces: ['solana'] }),
    ])
  })
  await userEvent.click(screen.getByRole('button', { name: /^Prism/ }))
  expect(route()).toMatchObject({ name: 'ConnectingMultiChain', params: { connectorId: 'prism' } })
})

test('without a wallet it explains, and a wallet that is announced later appears by itself', async () => {
  const { adapter, route } = await show({ wallets: 0 })
  expect(screen.getByText('No wallet found')).toBeTruthy()
  const [, offer] = screen.getAllByRole('button', { name: 'What is a wallet?' })
  if (offer) await userEvent.click(offer)
  expect(route()?.name).toBe('WhatIsAWallet')
  await act(async () => adapter.setConnectors([wallet('Late')]))
  expect(screen.getByRole('button', { name: /^Late/ })).toBeTruthy()
  expect(screen.queryByText('No wallet found')).toBeNull()
})

test('more than eight wallets can be searched', async () => {
  await show({ wallets: many(9) })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search wallets' }), 'let 007')
  expect(screen.getAllByRole('button', { name: /^Wallet/ })).toHaveLength(1)
  expect(screen.getByText('1 wallet found').getAttribute('role')).toBe('status')
})

test('a search without a result says so, and Escape empties the field', async () => {
  await show({ wallets: many(12) })
  const field = await screen.findByRole('searchbox', { name: 'Search wallets' })
  await userEvent.type(field, 'zzz')
  expect(screen.getByRole('status').textContent).toBe('No match. No wallet here is called “zzz”.')
  await userEvent.keyboard('{Escape}')
  expect(screen.getAllByRole('button', { name: /^Wallet/ })).toHaveLength(12)
})

test('of 500 wallets only a part is in the document', async () => {
  await show({ wallets: many(500) })
  expect(screen.getAllByRole('button', { name: /^Wallet/ }).length).toBeLessThan(60)
})

test('names what is accepted by connecting', async () => {
  await show({ termsConditionsUrl: 'https://app.example/terms', privacyPolicyUrl: 'https://app.example/privacy' })
  expect(screen.getByText(/^By connecting/).textContent).toBe(
    'By connecting you accept the Terms of Service and the Privacy Policy.',
  )
  expect(screen.getByRole('link', { name: 'Terms of Service' }).getAttribute('href')).toBe('https://app.example/terms')
  expect(screen.getByRole('link', { name: 'Privacy Policy' }).getAttribute('rel')).toContain('noopener')
})

test('without links to the web there is no such sentence', async () => {
  await show({ termsConditionsUrl: 'javascript:alert(1)' })
  expect(screen.queryByText(/^By connecting/)).toBeNull()
})

test('a translation may put the links anywhere in its sentence', async () => {
  await show({ privacyPolicyUrl: 'https://app.example/privacy' }, undefined, 'ar')
  expect(screen.getByRole('link', { name: 'سياسة الخصوصية' }).parentElement?.textContent).toBe(
    'بربط محفظتك فإنك توافق على سياسة الخصوصية.',
  )
})

test('an e-mail login is no wallet in the list', async () => {
  await show({ connectors: [createFakeConnector({ id: 'AUTH', name: 'Auth', type: 'AUTH' })] })
  expect(screen.queryByRole('button', { name: /^Auth/ })).toBeNull()
})

test('a wallet for another namespace than the one asked for is left out', async () => {
  const fresh = createTestPortico()
  made = fresh
  await renderView('Connect', { params: { namespace: 'solana' }, test: fresh })
  expect(screen.getByText('No wallet found')).toBeTruthy()
})
