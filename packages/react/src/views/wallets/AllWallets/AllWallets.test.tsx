import { goBack, openModal, type ViewName } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { recentWalletsKey } from '@portico/core/internal'
import { createFakeConnector } from '@portico/core/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'

const walletConnect = () => createFakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, arrange?: (made: TestPortico) => void, locale?: Locale) {
  const fresh = createTestPortico({ catalogue: { wallets: 130 }, ...options })
  made = fresh
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'AllWallets' })
  arrange?.(fresh)
  const view = await renderView('AllWallets', { params: {}, test: fresh, locale })
  return { ...fresh, view, route: () => getPart(fresh.portico, routerPart).history.at(-1) }
}
const tiles = () => screen.queryAllByRole('button', { name: /^(Catalogue Wallet|Pear)/ })
const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}\\b`) })
const nameOf = (element: Element | null | undefined) => element?.querySelector('bdi')?.textContent
const search = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Search wallets' }), text)
  await act(async () => made?.clock.advance(300))
}
const asked = (name: string) => made?.catalogue.calls.map(({ url }) => url.searchParams.get(name)) ?? []

afterEach(() => {
  cleanup()
  made?.portico.destroy()
  vi.restoreAllMocks()
})

test('shows the wallets of the catalogue, and names what is certified', async () => {
  await show()
  const grid = within(await screen.findByRole('grid', { name: 'Wallets' }))
  expect((await tile('Catalogue Wallet 1')).textContent).toContain('Catalogue Wallet 1')
  expect(grid.getByRole('button', { name: 'Catalogue Wallet 4 Certified' })).toBeTruthy()
  expect(grid.getByTitle('Catalogue Wallet 4').textContent).toBe('Catalogue Wallet 4')
  expect(await grid.findByRole('button', { name: 'Catalogue Wallet 5' })).toBeTruthy()
})

test('until the first page comes, every row in sight is reserved', async () => {
  await show({}, ({ catalogue }) => catalogue.fail('hang'))
  const grid = await screen.findByRole('grid', { name: 'Wallets' })
  // Rows of 104 px in a list of 448 px, as long as nothing has a size.
  expect(grid.querySelectorAll('[data-row]')).toHaveLength(5)
  expect(grid.querySelectorAll('[aria-hidden=true]')).toHaveLength(20)
})

test('only the rows near the visible part exist, and scrolling fetches the pages ahead', async () => {
  await show({ catalogue: { wallets: 500 } })
  await tile('Catalogue Wallet 1')
  expect(tiles().length).toBeLessThan(60)
  expect(asked('page').filter(Boolean).length).toBeLessThan(4)
  const scroller = screen.getByRole('grid').parentElement
  for (let offset = 0; scroller && offset <= 12_000; offset += 1000) {
    await act(async () => {
      scroller.scrollTop = offset
      fireEvent.scroll(scroller)
      await new Promise((resolve) => setTimeout(resolve))
    })
  }
  expect(await screen.findByRole('button', { name: 'Catalogue Wallet 460 Certified' }, { timeout: 5000 })).toBeTruthy()
  expect(tiles().length).toBeLessThan(60)
})

test('a search waits until the text rests, then asks once and announces how many it found', async () => {
  await show({ catalogue: { wallets: 300 } })
  await tile('Catalogue Wallet 1')
  await userEvent.type(screen.getByRole('textbox', { name: 'Search wallets' }), 'wallet 29')
  expect(asked('search').filter(Boolean)).toEqual([])
  await act(async () => made?.clock.advance(300))
  expect(await screen.findByText('11 wallets found')).toBe(screen.getByRole('status'))
  expect(asked('search').filter(Boolean)).toEqual(['wallet 29'])
  expect(tiles().map(nameOf)).toContain('Catalogue Wallet 299')
})

test('a search without a result says so; Escape empties the field and shows all again', async () => {
  await show()
  await search('zzz')
  expect(await screen.findByText('No match. No wallet is called “zzz”.')).toBe(screen.getByRole('status'))
  await userEvent.keyboard('{Escape}')
  await act(async () => made?.clock.advance(300))
  expect(await tile('Catalogue Wallet 1')).toBeTruthy()
})

test('the certified filter is a toggle and asks the catalogue for certified wallets', async () => {
  await show()
  await tile('Catalogue Wallet 2')
  const toggle = screen.getByRole('button', { name: 'Certified only' })
  expect(toggle.getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(toggle)
  expect(toggle.getAttribute('aria-pressed')).toBe('true')
  await tile('Catalogue Wallet 7')
  expect(screen.queryAllByRole('button', { name: /^Catalogue Wallet.* Certified$/ })).toEqual(tiles())
  expect(asked('badge_type')).toContain('certified')
})

test('a catalogue that fails is told, and asked again', async () => {
  const { catalogue } = await show({}, (fresh) => fresh.catalogue.fail({ json: {}, status: 400 }))
  expect((await screen.findByRole('alert')).textContent).toContain('Wallets could not be loaded')
  catalogue.fail()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await tile('Catalogue Wallet 1')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('offline it says so, and tries again by itself once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { catalogue } = await show({}, (fresh) => fresh.catalogue.fail({ json: {}, status: 400 }))
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline')
  online.mockReturnValue(true)
  catalogue.fail()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await tile('Catalogue Wallet 1')).toBeTruthy()
})

test('an empty catalogue says so', async () => {
  await show({ catalogue: { wallets: 0 } })
  expect(await screen.findByText('No wallets here')).toBeTruthy()
})

test('one tile is in the tab order, and keys move it, drawing rows as needed', async () => {
  await show()
  const first = await tile('Catalogue Wallet 1')
  expect(tiles().filter((one) => one.tabIndex === 0)).toEqual([first])
  act(() => first.focus())
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(nameOf(document.activeElement)).toBe('Catalogue Wallet 6')
  await userEvent.keyboard('{PageDown}{PageDown}{End}')
  expect(nameOf(document.activeElement)).toMatch(/^Catalogue Wallet [3-4]\d$/)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(nameOf(document.activeElement)).toBe('Catalogue Wallet 1')
})

test('right to left, the keys follow the direction of the grid', async () => {
  await show({}, undefined, 'ar')
  const first = await tile('Catalogue Wallet 1')
  act(() => first.focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(nameOf(document.activeElement)).toBe('Catalogue Wallet 2')
})

test('a wallet leads to pairing with it', async () => {
  const { route } = await show({ connectors: [walletConnect()] })
  await userEvent.click(await tile('Catalogue Wallet 3'))
  expect(route()).toMatchObject({ name: 'ConnectingWalletConnect', params: { walletId: 'wallet-3' } })
})

test('an installed wallet is marked and leads to its connector', async () => {
  const installed = createFakeConnector({ id: 'com.example.two', name: 'Catalogue Wallet 2' })
  const { route } = await show({ wallets: [installed] })
  await userEvent.click(await screen.findByRole('button', { name: 'Catalogue Wallet 2 Installed' }))
  expect(route()).toMatchObject({ name: 'ConnectingExternal', params: { connectorId: 'com.example.two' } })
})

test('a wallet used before is marked', async () => {
  await show({}, ({ portico }) =>
    getInternals(portico).store.set(recentWalletsKey, [{ id: 'wallet-5', name: 'Catalogue Wallet 5' }]),
  )
  expect(await screen.findByRole('button', { name: 'Catalogue Wallet 5 Recent' })).toBeTruthy()
})

test('the code for any wallet is one click away where WalletConnect is set up', async () => {
  const { route } = await show({ connectors: [walletConnect()] })
  await userEvent.click(screen.getByRole('button', { name: 'WalletConnect' }))
  expect(route()).toMatchObject({ name: 'ConnectingWalletConnect', params: {} })
})

test('coming back from a wallet finds the search, the place and the wallet again', async () => {
  const fresh = await show({ connectors: [walletConnect()] })
  await search('wallet 12')
  await userEvent.click(await tile('Catalogue Wallet 125'))
  fresh.view.unmount()
  goBack(fresh.portico)
  expect(fresh.route()?.name).toBe('AllWallets' satisfies ViewName)
  await renderView('AllWallets', { params: {}, test: fresh })
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('wallet 12')
  expect(screen.getByRole('button', { name: /^Catalogue Wallet 125/ }).hasAttribute('data-autofocus')).toBe(true)
})

test("the app's own wallets stand in the list and are found", async () => {
  await show({ customWallets: [{ id: 'pear', name: 'Pear', mobile_link: 'pear://' }] })
  await tile('Catalogue Wallet 1')
  expect(await tile('Pear')).toBeTruthy()
  await search('pea')
  expect(tiles().map(nameOf)).toEqual(['Pear'])
})

test('a page that fails is told under the wallets that are there, and asked again', async () => {
  const { catalogue } = await show({ catalogue: { wallets: 300 } })
  await tile('Catalogue Wallet 7')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  catalogue.fail({ json: {}, status: 400 })
  const scroller = screen.getByRole('grid').parentElement
  if (scroller) fireEvent.scroll(Object.assign(scroller, { scrollTop: 100_000 }))
  expect((await screen.findByRole('alert')).textContent).toBe('More wallets could not be loaded.')
  expect(tiles().length).toBeGreaterThan(4)
  catalogue.fail()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByRole('button', { name: /^Catalogue Wallet 300/ }, { timeout: 3000 })).toBeTruthy()
})
