import { getInternals } from '@portico/controllers/internal'
import { createTestPortico } from '@portico/controllers/testing'
import { loadCatalogueImage } from '@portico/controllers/ui'
import { identityCacheKey, writeCacheEntry } from '@portico/core/internal'
import { createFakeFetch } from '@portico/core/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PorticoProvider } from '../provider/PorticoProvider.js'
import { AccountButton } from './AccountButton.js'
import { ConnectButton } from './ConnectButton.js'
import { NetworkButton } from './NetworkButton.js'

const address = '0x00000000000000000000000000000000000A11ce'
const tests: ReturnType<typeof createTestPortico>[] = []
afterEach(() => {
  cleanup()
  for (const { portico } of tests.splice(0)) portico.destroy()
  document.documentElement.lang = ''
})

function setup(options: Parameters<typeof createTestPortico>[0] = {}) {
  const test = createTestPortico({ ...options, started: false })
  tests.push(test)
  const app = (
    <StrictMode>
      <PorticoProvider portico={test.portico}>
        <ConnectButton />
        <AccountButton />
        <NetworkButton />
      </PorticoProvider>
    </StrictMode>
  )
  return { ...test, app }
}

describe('NetworkButton', () => {
  test('only shows the network where the app does not let people change it', async () => {
    const { app, portico } = setup({ enableNetworkSwitch: false })
    render(app)
    const button = screen.getByRole('button', { name: 'Network: Ethereum' })
    expect(button.hasAttribute('disabled')).toBe(true)
    fireEvent.click(button)
    expect(portico.getState().modal.open).toBe(false)
  })
})

describe('ConnectButton', () => {
  test('says "Connect wallet", then the shortened address', async () => {
    const { app, connect } = setup()
    render(app)
    expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeTruthy()
    await act(() => connect())
    expect(await screen.findAllByRole('button', { name: /0x\w+…\w+/ })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Connect wallet' })).toBeNull()
  })

  test('opens the modal by click, also before its code is there', async () => {
    const { app, portico } = setup()
    render(app)
    fireEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
    expect(portico.getState().modal.open).toBe(true)
    const button = await screen.findByRole('button', { name: 'Connect wallet', hidden: true })
    expect(button.getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(portico.getState().modal.view).toBe('Connect'))
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
  })

  test('takes a button of your own', async () => {
    const { portico } = setup()
    render(
      <PorticoProvider portico={portico}>
        <ConnectButton>
          {({ shortAddress, open }) => (
            <button type="button" onClick={open}>
              {shortAddress ?? 'Log in'}
            </button>
          )}
        </ConnectButton>
      </PorticoProvider>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(portico.getState().modal.open).toBe(true)
  })

  test('follows the language of the document', async () => {
    document.documentElement.lang = 'ar-EG'
    const { app } = setup()
    render(app)
    const button = await screen.findByRole('button', { name: 'ربط المحفظة' })
    expect(button.closest('[dir=rtl]')).not.toBeNull()
  })

  test('carries the theme at its root', async () => {
    const { app } = setup({
      themeMode: 'dark',
      themeVariables: { '--w3m-accent': 'teal', '--w3m-color-mix-strength': 20 },
    })
    render(app)
    const root = screen.getByRole('button', { name: 'Connect wallet' }).closest<HTMLElement>('[data-portico]')
    expect(root?.dataset.theme).toBe('dark')
    expect(root?.style.getPropertyValue('--w3m-accent')).toBe('teal')
    expect(root?.style.getPropertyValue('--w3m-color-mix-strength')).toBe('20%')
  })
})

test('the account button shows the balance once it is known', async () => {
  const { app, adapter, connect } = setup()
  adapter.setNativeBalance(1_234_567_800_000_000_000n)
  render(app)
  await act(() => connect())
  expect(await screen.findByText('1.234567 ETH')).toBeTruthy()
})

describe('name and picture of the account', () => {
  /** What a fake wallet connects with. */
  const fakeAddress = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
  const picture = 'https://data.example/ann.png'

  /** Connects an account whose name and picture an earlier visit has stored. */
  async function showStored(avatar: string) {
    const fetch = createFakeFetch(() => ({ json: {}, status: 404 }))
    vi.stubGlobal('fetch', fetch)
    const test = setup({ services: { blockchainApi: 'https://data.example' } })
    const { store } = getInternals(test.portico)
    const entry = { identity: { name: 'ann.eth', avatar } }
    writeCacheEntry(store, { key: identityCacheKey, id: fakeAddress, entry, now: test.clock.now() })
    render(test.app)
    await act(() => test.connect())
    const buttons = await screen.findAllByRole('button', { name: /ann\.eth/ })
    expect(buttons).toHaveLength(2)
    const pictures = () => buttons.map((button) => button.querySelector('img')?.getAttribute('src') ?? undefined)
    const asked = () => fetch.calls.filter(({ url }) => /identity|profile|png/.test(url.pathname))
    return { ...test, fetch, pictures, asked }
  }

  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('are shown on both buttons where they are stored, and nothing is asked', async () => {
    const stored = 'data:image/png;base64,iVBORw0KGgo='
    const { asked, pictures } = await showStored(stored)
    expect(pictures()).toEqual([stored, stored])
    expect(asked()).toEqual([])
  })

  test('show a picture of a host once it is in memory, and never ask for it', async () => {
    const { asked, pictures, portico } = await showStored(picture)
    expect(pictures()).toEqual([undefined, undefined])
    expect(asked()).toEqual([])
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:ann')
    vi.stubGlobal('fetch', async () => new Response('png', { headers: { 'content-type': 'image/png' } }))
    await act(() => loadCatalogueImage(portico, { kind: 'picture', id: picture }))
    await waitFor(() => expect(pictures()).toEqual(['blob:ann', 'blob:ann']))
  })

  test('show no picture of a host that the app does not allow', async () => {
    const { asked, pictures } = await showStored('https://elsewhere.example/ann.png')
    expect(pictures()).toEqual([undefined, undefined])
    expect(asked()).toEqual([])
  })
})

test('the network button names the network, and says when the wallet is elsewhere', async () => {
  const { app, connect } = setup()
  render(app)
  expect(screen.getByRole('button', { name: 'Network: Ethereum' })).toBeTruthy()
  await act(() => connect({ networkId: 'eip155:999999' }))
  expect(await screen.findByRole('button', { name: 'Network: Unsupported network', hidden: true })).toBeTruthy()
})

test('a stored account is shown from the first painted frame on, where nothing was rendered by a server', async () => {
  const before = setup({ id: 'stored' })
  render(before.app)
  await act(() => before.connect())
  cleanup()
  before.portico.destroy()
  const { app } = setup({ id: 'stored', storage: before.storage })
  // Outside of `act`, which would run everything before anybody could see a thing.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const place = document.body.appendChild(document.createElement('div'))
  const frames: (string | null)[] = []
  // Called at the end of the task that changed the page, before a frame is painted.
  const observer = new MutationObserver(() => frames.push(place.textContent))
  observer.observe(place, { childList: true, subtree: true, characterData: true })
  const root = createRoot(place)
  root.render(app)
  await waitFor(() => expect(frames.at(-1)).toContain('0x'))
  expect(frames[0]).toContain('0x')
  observer.disconnect()
  vi.unstubAllGlobals()
  root.unmount()
  place.remove()
})

test('what the server rendered hydrates without a mismatch', async () => {
  const initialState = { accounts: { eip155: { connectorId: 'com.example.wallet1', address } } } as const
  const server = setup({ initialState })
  const client = setup({ initialState })
  document.documentElement.lang = 'ar'
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(server.app)
  const problems = vi.fn()
  const consoleError = vi.spyOn(console, 'error').mockImplementation(problems)
  const root = hydrateRoot(place, client.app, { onRecoverableError: problems })
  await waitFor(() => expect(place.querySelector('[dir=rtl]')).not.toBeNull())
  expect(problems).not.toHaveBeenCalled()
  consoleError.mockRestore()
  root.unmount()
  place.remove()
})
