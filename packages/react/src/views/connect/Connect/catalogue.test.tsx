import { openModal } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { recentWalletsKey } from '@portico/core/internal'
import { createFakeConnector } from '@portico/core/testing'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'

const walletConnect = () => createFakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
const wallet = (name: string) => createFakeConnector({ id: `com.example.${name}`, rdns: `com.example.${name}`, name })

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, arrange?: (made: TestPortico) => void) {
  const fresh = createTestPortico({ connectors: [walletConnect()], catalogue: { wallets: 57 }, ...options })
  made = fresh
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'Connect' })
  arrange?.(fresh)
  await renderView('Connect', { params: {}, test: fresh })
  return { ...fresh, route: () => getPart(fresh.portico, routerPart).history.at(-1) }
}
const list = () => screen.getByRole('list', { name: 'Wallets' })
const names = () => [...list().querySelectorAll('bdi')].map((name) => name.textContent)
const asked = () => made?.catalogue.calls.filter(({ url }) => url.pathname.endsWith('/getWallets')) ?? []
const allWallets = () => screen.findByRole('button', { name: /^All wallets/ })

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('lists WalletConnect first, then installed wallets and what the catalogue recommends', async () => {
  await show()
  await screen.findByRole('button', { name: /^Catalogue Wallet 4/ })
  expect(names()).toEqual([
    'WalletConnect',
    'Wallet 1',
    'Catalogue Wallet 1',
    'Catalogue Wallet 2',
    'Catalogue Wallet 3',
    'Catalogue Wallet 4',
  ])
})

test('the rows of the catalogue have their place before it answers', async () => {
  const { catalogue } = await show({ featuredWalletIds: ['wallet-9', 'wallet-8'] }, (fresh) =>
    fresh.catalogue.fail('hang'),
  )
  const places = list().children.length
  expect(places).toBe(2 + 2 + 4)
  await waitFor(() => expect(asked().length).toBeGreaterThan(0))
  expect(list().children.length).toBe(places)
  expect(catalogue.calls.length).toBeGreaterThan(0)
})

test('featured wallets stand in the order of the option, before recommended ones', async () => {
  await show({ featuredWalletIds: ['wallet-9', 'wallet-8'] })
  await screen.findByRole('button', { name: /^Catalogue Wallet 4/ })
  expect(names().slice(2, 5)).toEqual(['Catalogue Wallet 9', 'Catalogue Wallet 8', 'Catalogue Wallet 1'])
})

test('an installed wallet is not listed a second time', async () => {
  await show({ wallets: [wallet('Catalogue Wallet 2')] })
  await screen.findByRole('button', { name: /^Catalogue Wallet 4/ })
  expect(names().filter((name) => name === 'Catalogue Wallet 2')).toHaveLength(1)
})

test('an installed wallet without a picture is shown by that of the catalogue', async () => {
  const record = { id: 'fox', name: 'Fox', image_id: 'fox', rdns: 'com.example.PlainFox' }
  await show({ projectId: 'p1', connectors: [walletConnect(), wallet('PlainFox')], catalogue: { wallets: [record] } })
  const row = await screen.findByRole('button', { name: /^PlainFox/ })
  await waitFor(() => expect(row.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/))
})

test('the row under the list tells how many wallets there are and leads to all of them', async () => {
  const { route } = await show()
  await waitFor(async () => expect((await allWallets()).textContent).toContain('50+'))
  await userEvent.click(await allWallets())
  expect(route()).toMatchObject({ name: 'AllWallets', params: {} })
})

test('a catalogue that fails leaves the list and the way to all wallets, without a number', async () => {
  await show({}, (fresh) => fresh.catalogue.fail({ json: {}, status: 400 }))
  expect((await allWallets()).textContent).toBe('All wallets')
  await waitFor(() => expect(list().children.length).toBe(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  ['nothing', { count: 0, data: [] }],
  ['no count', { data: [{ id: 'a', name: 'Wallet A' }] }],
])('a catalogue that answers with %s is no reason for a number', async (_answer, json) => {
  const { catalogue } = await show({}, (fresh) => fresh.catalogue.fail({ json }))
  await waitFor(() => expect(list().children.length).toBe(2 + json.data.length))
  expect(catalogue.calls.length).toBeGreaterThan(0)
  expect((await allWallets()).textContent).toBe('All wallets')
})

test('while nobody knows how many are featured no sum is shown', async () => {
  const { catalogue } = await show({ featuredWalletIds: ['wallet-9'] }, (fresh) =>
    fresh.catalogue.fail(({ url }) =>
      url.searchParams.has('include') ? 'hang' : { json: { count: 57, data: [{ id: 'wallet-1', name: 'First' }] } },
    ),
  )
  expect(await screen.findByRole('button', { name: /^First/ })).toBeTruthy()
  expect((await allWallets()).textContent).toBe('All wallets')
  expect(catalogue.calls.length).toBeGreaterThan(1)
})

test('WalletConnect leads to the code, a wallet of the catalogue to pairing with it', async () => {
  const { route, portico } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'WalletConnect' }))
  expect(route()).toMatchObject({ name: 'ConnectingWalletConnect', params: {} })
  openModal(portico, { view: 'Connect' })
  await userEvent.click(await screen.findByRole('button', { name: /^Catalogue Wallet 3/ }))
  expect(route()).toMatchObject({ name: 'ConnectingWalletConnect', params: { walletId: 'wallet-3' } })
})

test('wallets used lately stand newest first, from the catalogue or installed', async () => {
  await show({ wallets: [wallet('Beta')] }, ({ portico }) =>
    getInternals(portico).store.set(recentWalletsKey, [
      { id: 'wallet-20', name: 'Catalogue Wallet 20', mobile_link: 'wallet20://' },
      { id: 'com.example.Beta', name: 'Beta', rdns: 'com.example.Beta' },
    ]),
  )
  expect(await screen.findByRole('button', { name: 'Catalogue Wallet 20 Recent' })).toBeTruthy()
  expect(names().slice(0, 3)).toEqual(['WalletConnect', 'Catalogue Wallet 20', 'Beta'])
})

test('without WalletConnect and featured wallets the catalogue is not asked', async () => {
  await show({ connectors: [] })
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(asked()).toEqual([])
  expect(list().children.length).toBe(1)
  expect(screen.queryByRole('button', { name: /^All wallets/ })).toBeNull()
})

test("the app's own wallets are listed; without WalletConnect they lead to where one gets them", async () => {
  const { route } = await show({
    connectors: [],
    customWallets: [{ id: 'pear', name: 'Pear', homepage: 'https://pear.example' }],
  })
  await userEvent.click(await screen.findByRole('button', { name: /^Pear/ }))
  expect(route()).toMatchObject({ name: 'Downloads', params: { walletId: 'pear' } })
  expect(asked()).toEqual([])
})

test('wallets the app leaves out are not listed when installed either', async () => {
  await show({ wallets: [wallet('Catalogue Wallet 2'), wallet('Beta')], excludeWalletIds: ['wallet-2'] })
  await screen.findByRole('button', { name: /^Catalogue Wallet 4/ })
  await waitFor(() => expect(names()).not.toContain('Catalogue Wallet 2'))
  expect(names()).toContain('Beta')
})

test('without WalletConnect too, installed wallets the app leaves out are hidden', async () => {
  await show({
    connectors: [],
    wallets: [wallet('Catalogue Wallet 2'), wallet('Beta')],
    excludeWalletIds: ['wallet-2'],
  })
  await waitFor(() => expect(names()).toEqual(['Beta']))
  expect(asked().map(({ url }) => url.searchParams.get('include'))).toEqual(['wallet-2'])
})

test('nothing is asked while the modal is closed', async () => {
  const fresh = createTestPortico({ connectors: [walletConnect()], catalogue: { wallets: 5 } })
  made = fresh
  await renderView('Connect', { params: {}, test: fresh })
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(fresh.catalogue.calls).toEqual([])
})

test('a catalogue that could not be reached is asked again when the browser is online again', async () => {
  const { catalogue, clock } = await show({}, (fresh) => fresh.catalogue.fail('offline'))
  await allWallets()
  // The requests are tried a few times first.
  await act(() => clock.advance(60_000))
  expect(names()).toEqual(['WalletConnect', 'Wallet 1'])
  catalogue.fail()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByRole('button', { name: /^Catalogue Wallet 4/ })).toBeTruthy()
})
