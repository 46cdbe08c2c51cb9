import { coinbase, openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, toastPart } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { base, mainnet } from '@portico/core/networks'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { makeTokens } from '../../makeTokens.stories.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const usdc = makeTokens(1)

let made: TestPortico | undefined
async function show(
  options: CreateTestPorticoOptions = {},
  arrange: (made: TestPortico) => Promise<void> | void = ({ connect }) => connect(),
  locale: Locale = 'en',
) {
  const fresh = createTestPortico(options)
  made = fresh
  attachRouter(fresh.portico)
  await arrange(fresh)
  openModal(fresh.portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh, locale })
  await act(() => fresh.clock.flush())
  const [wallet] = fresh.connectors
  if (!wallet) throw new Error('no wallet')
  return {
    ...fresh,
    connection: wallet.connection,
    top: () => getPart(fresh.portico, routerPart).history.at(-1)?.name,
    toast: () => getPart(fresh.portico, toastPart).toast,
  }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  made?.portico.destroy()
})

test('shows whose account it is and what it holds', async () => {
  await show({}, ({ adapter, connect }) => {
    adapter.setNativeBalance(1_234_567_890_123_456_789n)
    return connect()
  })
  expect(screen.getByText('0xab…5Bfcdb').getAttribute('title')).toBe(address)
  expect(screen.getByText('Connected with Wallet 1')).toBeTruthy()
  expect(await screen.findByText('1.234567 ETH')).toBeTruthy()
})

test('names the wallet at the other end of a relay, and asks no host of its own for a picture', async () => {
  await show({}, async ({ connect, connectors }) => {
    const icons = ['https://wallet.example/icon.png']
    Object.assign(connectors[0]?.connection ?? {}, { peer: { name: 'Harbour', icons } })
    await connect()
  })
  const line = screen.getByText('Connected with Harbour')
  expect(line.parentElement?.querySelector('img')).toBeNull()
})

test.each([
  [0n, '0 ETH'],
  [1n, '0.000000000000000001 ETH'],
  [10n ** 24n, '1,000,000 ETH'],
])('writes a balance of %o as %s', async (balance, text) => {
  await show({}, ({ adapter, connect }) => {
    adapter.setNativeBalance(balance)
    return connect()
  })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('says that the balance is being loaded', async () => {
  await show({}, ({ adapter, connect }) => {
    adapter.getNativeBalance = () => new Promise(() => {})
    return connect()
  })
  expect(screen.getByText('Loading the balance')).toBeTruthy()
})

test('a balance that cannot be read is asked for again when the browser is online again', async () => {
  const { adapter } = await show({}, ({ adapter, connect }) => {
    adapter.setNativeBalance(new Error('down'))
    return connect()
  })
  expect(await screen.findByText('Balance unavailable')).toBeTruthy()
  adapter.setNativeBalance(5n * 10n ** 18n)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('5 ETH')).toBeTruthy()
})

test('a balance that cannot be read is asked for again at once, or by itself after 30 s', async () => {
  const test = await show({}, ({ adapter, connect }) => {
    adapter.setNativeBalance(new Error('down'))
    return connect()
  })
  const { adapter, clock } = test
  expect(await screen.findByText('Balance unavailable')).toBeTruthy()
  expect(screen.getByText('The network did not answer. It is asked again every 30 seconds.')).toBeTruthy()
  adapter.setNativeBalance(5n * 10n ** 18n)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('5 ETH')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()

  cleanup()
  adapter.setNativeBalance(new Error('down'))
  await act(() => clock.advance(60_000))
  await renderView('Account', { params: {}, test })
  await screen.findByText(/^Could not be refreshed/)
  adapter.setNativeBalance(7n * 10n ** 18n)
  await act(() => clock.advance(30_000))
  expect(await screen.findByText('7 ETH')).toBeTruthy()
})

test('the last known balance stays, with its age, when it cannot be refreshed', async () => {
  const { adapter, clock } = await show({}, ({ adapter, connect }) => {
    adapter.setNativeBalance(2n * 10n ** 18n)
    return connect()
  })
  await screen.findByText('2 ETH')
  adapter.setNativeBalance(new Error('down'))
  await act(() => clock.advance(180_000))
  await act(async () => window.dispatchEvent(new Event('focus')))
  expect(await screen.findByText('Could not be refreshed. Last known 3 minutes ago.')).toBeTruthy()
  expect(screen.getByText('2 ETH')).toBeTruthy()
})

test('copies the address and says so', async () => {
  const user = userEvent.setup()
  await show()
  await user.click(screen.getByRole('button', { name: 'Copy address' }))
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied')
})

test('tells when the browser refuses to copy', async () => {
  const { toast } = await show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await userEvent.setup({ writeToClipboard: false }).click(screen.getByRole('button', { name: 'Copy address' }))
  expect(toast()).toMatchObject({ variant: 'error', code: 'copy-failed' })
})

test.each([
  ['Send', 'WalletSend'],
  ['Receive', 'WalletReceive'],
  [/^Network Ethereum/, 'Networks'],
])('%s leads to %s', async (name, view) => {
  const { top } = await show()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(top()).toBe(view)
})

test('offers what is switched on, in the app’s order', async () => {
  await show({ features: { walletFeaturesOrder: ['send', 'receive'] } })
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names.indexOf('Send')).toBeLessThan(names.indexOf('Receive'))
  cleanup()
  made?.portico.destroy()
  await show({ features: { send: false } })
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
})

test('buying comes first where somebody sells, and leads to the providers', async () => {
  const provider = { ...coinbase(), isOffered: () => true }
  const { top } = await show({ onramp: [provider] })
  const names = screen.getAllByRole('button', { name: /^(Buy|Send|Receive)$/ }).map(({ textContent }) => textContent)
  expect(names).toEqual(['Buy', 'Receive', 'Send'])
  await userEvent.click(screen.getByRole('button', { name: 'Buy' }))
  expect(top()).toBe('OnRampProviders')
})

test('marks a network the app does not offer, from which nothing can be sent', async () => {
  await show({ allowUnsupportedChain: true }, ({ connect }) => connect({ networkId: 'eip155:424242' }))
  expect(screen.getByRole('button', { name: /^Network/ }).textContent).toContain('Not supported')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
  expect(screen.getByRole('button', { name: 'Receive' })).toHaveProperty('disabled', false)
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-describedby')).toBe(
    screen.getByText(/This app does not know the wallet’s network/).parentElement?.id,
  )
  expect(screen.getByText('Not shown on this network')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('an app that does not let the network be changed only shows it', async () => {
  await show({ enableNetworkSwitch: false })
  expect(screen.getByRole('button', { name: /^Network/ })).toHaveProperty('disabled', true)
})

test('links to the account at the explorer, in a new tab that learns nothing', async () => {
  await show()
  const link = screen.getByRole('link', { name: 'View on Etherscan' })
  expect(link.getAttribute('href')).toBe(`https://etherscan.io/address/${address}`)
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
})

test('lists the accounts the wallet has shared and selects one', async () => {
  const { connection, portico } = await show()
  expect(screen.queryByRole('list', { name: 'Accounts' })).toBeNull()
  await act(async () => connection.setAccounts('eip155', [address, other]))
  const list = within(await screen.findByRole('list', { name: 'Accounts' }))
  expect(list.getByRole('button', { current: true }).textContent).toContain('0xab…5Bfcdb')
  await userEvent.click(list.getByRole('button', { name: /^0x70/ }))
  expect(portico.getState().namespaces.eip155?.address).toBe(other)
})

test('lists the app’s tokens with their balances', async () => {
  await show({ tokens: { 'eip155:1': [{ address: usdc[0]?.token.address ?? '' }] } }, ({ adapter, connect }) => {
    adapter.setTokenBalances(usdc)
    return connect()
  })
  const list = within(await screen.findByRole('list', { name: 'Tokens' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('ETH'),
    expect.stringContaining('USD Coin'),
  ])
  expect(list.getByText('1,250.5 USDC')).toBeTruthy()
})

test('asks for no tokens when the app names none', async () => {
  const { adapter } = await show()
  expect(screen.queryByRole('heading', { name: 'Tokens' })).toBeNull()
  expect(adapter.calls.some(({ name }) => name === 'getTokenBalances')).toBe(false)
})

test.each([
  ['the native balance', (adapter: TestPortico['adapter']) => adapter.setNativeBalance(new Error('down'))],
  [
    'the tokens',
    (adapter: TestPortico['adapter']) =>
      adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('down')) }),
  ],
])('a toast tells once that %s cannot be read', async (_, fail) => {
  const { toast } = await show(
    { tokens: { 'eip155:1': [{ address: usdc[0]?.token.address ?? '' }] } },
    ({ adapter, connect }) => {
      fail(adapter)
      return connect()
    },
  )
  await waitFor(() => expect(toast()).toMatchObject({ variant: 'error', code: 'token-balance-unavailable' }))
})

test('a toast tells that balances of a network the app does not offer are unavailable', async () => {
  const { toast } = await show({ allowUnsupportedChain: true }, ({ connect }) => connect({ networkId: 'eip155:10' }))
  await waitFor(() => expect(toast()).toMatchObject({ variant: 'error', code: 'token-balance-unavailable' }))
})

test('token balances that cannot be read can be asked for again', async () => {
  const { adapter } = await show(
    { tokens: { 'eip155:1': [{ address: usdc[0]?.token.address ?? '' }] } },
    ({ adapter, connect }) => {
      adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('down')) })
      return connect()
    },
  )
  const section = (await screen.findByText('Token balances are unavailable right now.')).parentElement
  adapter.setActions({ getTokenBalances: async () => usdc })
  await userEvent.click(within(section ?? document.body).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('USD Coin')).toBeTruthy()
})

test('one button asks again for all balances when none can be read', async () => {
  const { adapter } = await show(
    { tokens: { 'eip155:1': [{ address: usdc[0]?.token.address ?? '' }] } },
    ({ adapter, connect }) => {
      adapter.setNativeBalance(new Error('down'))
      adapter.setActions({ getTokenBalances: () => Promise.reject(new Error('down')) })
      return connect()
    },
  )
  await screen.findByText('Token balances are unavailable right now.')
  adapter.setNativeBalance(10n ** 18n)
  adapter.setActions({ getTokenBalances: async () => usdc })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('USD Coin')).toBeTruthy()
  // Above the list and in it.
  expect(screen.getAllByText('1 ETH')).toHaveLength(2)
})

test('disconnecting closes the modal at once', async () => {
  const { portico } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(portico.getState().namespaces.eip155?.status).toBe('disconnected')
})

test('a wallet that hangs on disconnecting does not hold the modal open', async () => {
  const { connection, portico, clock, toast } = await show()
  connection.onDisconnect('hang')
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  await act(() => clock.advance(3000))
  expect(toast()).toBeUndefined()
})

test('tells when the wallet failed to follow', async () => {
  const { connection, clock, toast } = await show()
  connection.onDisconnect({ error: walletErrors('wallet/failed', { reason: 'x' }) })
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }))
  await act(() => clock.flush())
  expect(toast()).toMatchObject({ variant: 'error', code: 'disconnect-failed' })
})

test('leads to connecting while there is no wallet', async () => {
  const { top } = await show({}, () => {})
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(top()).toBe('Connect')
})

test('follows the wallet to another network', async () => {
  const { connection } = await show({ networks: [mainnet, base] })
  await act(async () => connection.setNetwork('eip155:8453'))
  expect(screen.getByRole('button', { name: /^Network Base/ })).toBeTruthy()
})

test('works with the keyboard alone', async () => {
  const { top } = await show()
  const send = screen.getByRole('button', { name: 'Send' })
  for (let presses = 0; presses < 8 && document.activeElement !== send; presses++) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(top()).toBe('WalletSend')
})

test('speaks Arabic', async () => {
  await show({}, ({ connect }) => connect(), 'ar')
  expect(screen.getByRole('heading', { name: 'الحساب' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'إرسال' })).toBeTruthy()
})
