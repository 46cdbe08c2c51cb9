import { openModal, type RouteParams, startAnalytics } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, loadCatalogueWallet, pairingPart, routerPart, toastPart } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { createFakeConnector, type FakeOutcome } from '@portico/core/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { arrangePairing, pairingUri, phantom } from '../arrangePairing.stories.js'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/130.0 Mobile/15E148'

const safari = iphone.replace('CriOS/130.0', 'Version/18.0').concat(' Safari/604.1')

let made: TestPortico | undefined
async function show(
  params: RouteParams['ConnectingWalletConnect'],
  options: { hasCode?: boolean; outcome?: FakeOutcome; locale?: Locale; agent?: string; installed?: string } = {},
) {
  const { hasCode = true, outcome = 'hang', locale, agent, installed } = options
  if (agent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const fresh = createTestPortico({ projectId: 'p' })
  made = fresh
  const { portico, clock } = fresh
  const wallets = installed ? [createFakeConnector({ id: 'com.installed', name: installed })] : []
  const pairing = arrangePairing(fresh, { hasCode, wallets })
  pairing.connector.onConnect(outcome)
  attachRouter(portico)
  // The person saw the wallet in a list.
  if (params.walletId) await loadCatalogueWallet(portico, { walletId: params.walletId })
  openModal(portico, { view: 'ConnectingWalletConnect', params })
  const view = await renderView('ConnectingWalletConnect', { params, test: fresh, locale })
  await act(() => clock.flush())
  return {
    ...fresh,
    ...view,
    ...pairing,
    asked: () => pairing.connector.calls.filter((call) => call.name === 'connect'),
    history: () => getPart(portico, routerPart).history.map((route) => route.name),
  }
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  made?.portico.destroy()
})

test('pairs once, also under StrictMode, and shows a code named "QR code"', async () => {
  const { asked } = await show({})
  expect(asked()).toHaveLength(1)
  expect(screen.getByRole('heading', { name: 'WalletConnect' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
  expect(screen.queryByRole('tablist')).toBeNull()
})

test('on a phone the code for any wallet comes with the way to the wallets of this phone', async () => {
  const { history } = await show({}, { agent: iphone })
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
  expect(screen.getByText('Scan with a wallet on another device, or choose one on this phone')).toBeTruthy()
  await userEvent.setup().click(screen.getByRole('button', { name: 'All wallets' }))
  expect(history().at(-1)).toBe('AllWallets')
})

test('elsewhere the code for any wallet stands alone, with the picture of the list', async () => {
  const { portico } = await show({})
  expect(screen.queryByRole('button', { name: 'All wallets' })).toBeNull()
  const image = portico.getState().connectors.find(({ type }) => type === 'WALLET_CONNECT')?.image
  expect(image).toBeTruthy()
  expect([...document.querySelectorAll('img')].map((img) => img.src)).toContain(image)
})

test('keeps the place of the code until the relay gives one', async () => {
  const { showCode } = await show({}, { hasCode: false })
  expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull()
  expect(screen.getByText('Getting a code…', { selector: '[role="status"]' })).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Copy link' }).disabled).toBe(true)
  await act(async () => showCode())
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
})

test('"Copy link" puts the plain pairing URI on the clipboard', async () => {
  const user = userEvent.setup()
  await show({})
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(pairingUri)
  expect(screen.getByText('Copied')).toBeTruthy()
})

test('tells when the browser refuses to copy', async () => {
  const { portico } = await show({})
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await userEvent.setup({ writeToClipboard: false }).click(screen.getByRole('button', { name: 'Copy link' }))
  expect(getPart(portico, toastPart).toast).toMatchObject({ variant: 'error', code: 'copy-failed' })
})

test('counts down to the next code without interrupting a screen reader', async () => {
  const { clock, showCode } = await show({})
  expect(screen.getByRole('timer').textContent).toBe('New code in 4:00')
  await act(() => clock.advance(55_000))
  expect(screen.getByRole('timer').textContent).toBe('New code in 3:05')
  const announced = screen.getByText('The code is ready to scan.')
  const before = screen.getByRole('img', { name: 'QR code' }).innerHTML
  await act(async () => showCode(`${pairingUri}0`))
  expect(screen.getByRole('timer').textContent).toBe('New code in 4:00')
  expect(screen.getByRole('img', { name: 'QR code' }).innerHTML).not.toBe(before)
  expect(screen.getByText('The code is ready to scan.')).toBe(announced)
})

test('leaving the view ends the pairing and leaves no timer', async () => {
  const { asked, unmount, clock, portico } = await show({})
  const [call] = asked()
  unmount()
  await clock.advance(1)
  expect(call?.parameters.signal.aborted).toBe(true)
  expect(getPart(portico, pairingPart).state.status).toBe('idle')
  expect(clock.pending()).toBe(0)
})

test('a connected wallet closes the modal', async () => {
  const { portico } = await show({}, { outcome: 'resolve' })
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(portico.getState().namespaces.eip155?.status).toBe('connected')
})

test('a decline is told neutrally; trying again asks anew and keeps the focus in the view', async () => {
  const { connector, asked } = await show({}, { outcome: { error: walletErrors('wallet/rejected') } })
  expect(screen.getByRole('status').textContent).toContain('Connection declined')
  connector.onConnect('hang')
  screen.getByRole('button', { name: 'Try again' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('img', { name: 'QR code' })).toBeTruthy()
  expect(asked()).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('group'))
})

test('a failure is told by its code, never by its words', async () => {
  await show({}, { outcome: { error: walletErrors('wallet/failed', { reason: 'boom' }) } })
  expect(screen.getByRole('status').textContent).toContain('Could not connect')
  expect(document.body.textContent).not.toContain('boom')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a relay that does not answer is told, and can be tried again', async () => {
  const { setTransport, asked } = await show({}, { hasCode: false })
  await act(async () => setTransport('trying'))
  expect(screen.getByRole('status').textContent).toContain('Still trying to reach the relay…')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked()).toHaveLength(2)
  expect(screen.getByText('Getting a code…', { selector: '[role="status"]' })).toBeTruthy()
})

test('being offline is told and ends by itself', async () => {
  const { setTransport, showCode } = await show({}, { hasCode: false })
  await act(async () => setTransport('offline'))
  expect(screen.getByRole('status').textContent).toContain('You are offline')
  await act(async () => setTransport('open'))
  await act(async () => showCode())
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
})

test('a code that is shown stays when the relay is lost', async () => {
  const { setTransport } = await show({})
  await act(async () => setTransport('trying'))
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
  expect(screen.getByText('Still trying to reach the relay…')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a wallet that did not agree to all says so before the view is left', async () => {
  const { connector, portico } = await show({}, { outcome: { error: walletErrors('wallet/rejected') } })
  vi.spyOn(connector.connection, 'approved').mockReturnValue(['eip155:1'])
  Object.assign(connector.connection, {
    missing: { methods: ['eth_sign', 'wallet_sendCalls'], events: ['chainChanged'] },
  })
  connector.onConnect('resolve')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Connected with limits')).toBeTruthy()
  expect(
    within(screen.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Base')])
  expect(screen.getByText('Requests it does not take: eth_sign, wallet_sendCalls')).toBeTruthy()
  expect(screen.getByText('Events it does not send: chainChanged')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(portico.getState().modal.open).toBe(false)
  expect(portico.getState().namespaces.eip155?.status).toBe('connected')
})

test('on a computer a wallet of many forms is offered as tabs, the code first', async () => {
  await show({ walletId: 'meridian' })
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['QR code', 'Web', 'Desktop'])
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Web' }))
  const web = screen.getByRole('link', { name: 'Open Meridian' })
  expect(web.getAttribute('href')).toBe(`https://app.meridian.example/wc?uri=${encodeURIComponent(pairingUri)}`)
  expect(web.getAttribute('target')).toBe('_blank')
  expect(web.getAttribute('rel')).toBe('noopener noreferrer')
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: 'Open Meridian' }).getAttribute('href')).toMatch(
    /^meridian-desktop:\/\/wc\?uri=/,
  )
})

test('changing tabs keeps the one pairing', async () => {
  const { asked } = await show({ walletId: 'meridian' })
  await userEvent.click(screen.getByRole('tab', { name: 'Desktop' }))
  await userEvent.click(screen.getByRole('tab', { name: 'QR code' }))
  expect(asked()).toHaveLength(1)
  expect(asked()[0]?.parameters.signal.aborted).toBe(false)
})

test('those who do not have the wallet are led to where it can be had', async () => {
  const { history, portico } = await show({ walletId: 'pocket' })
  await userEvent.click(screen.getByRole('button', { name: 'Get Pocket Keys' }))
  expect(history().at(-1)).toBe('Downloads')
  expect(getPart(portico, routerPart).history.at(-1)?.params).toEqual({ walletId: 'pocket' })
})

test('on a phone the wallet is a link of its own, once there is a pairing to hand over', async () => {
  const { showCode, portico } = await show({ walletId: 'pocket' }, { agent: iphone, hasCode: false })
  expect(screen.getByRole('button', { name: 'Open Pocket Keys' }).getAttribute('aria-busy')).toBe('true')
  await act(async () => showCode())
  const link = screen.getByRole('link', { name: 'Open Pocket Keys' })
  expect(link.getAttribute('href')).toBe(`pocketkeys://wc?uri=${encodeURIComponent(pairingUri)}`)
  link.addEventListener('click', (event) => event.preventDefault())
  await userEvent.click(link)
  expect(getPart(portico, pairingPart).link).toEqual({ href: 'pocketkeys://', name: 'Pocket Keys' })
  expect(screen.getByRole('link', { name: 'Get Pocket Keys' }).getAttribute('href')).toMatch(
    /^https:\/\/apps\.apple\.com/,
  )
})

test('on a phone too it is told that the relay is not reached, with a way to try again', async () => {
  const { asked, setTransport } = await show({ walletId: 'pocket' }, { agent: iphone })
  expect(screen.queryByText(/offline|relay/)).toBeNull()
  const regions = screen.getAllByRole('status')
  await act(async () => setTransport('offline'))
  expect(regions).toContain(screen.getByText('You are offline').closest('[role="status"]'))
  await act(async () => setTransport('trying'))
  expect(screen.getByText('Still trying to reach the relay…')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open Pocket Keys' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked()).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('group'))
  await act(async () => setTransport('open'))
  expect(screen.queryByText(/offline|relay/)).toBeNull()
})

test('in Safari on a phone the app is opened once by itself, and the link stays', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { showCode, portico } = await show({ walletId: 'pocket' }, { agent: safari })
  await act(async () => showCode(`${pairingUri}0`))
  const href = `pocketkeys://wc?uri=${encodeURIComponent(pairingUri)}`
  expect(open.mock.calls).toEqual([[href, '_self', 'noreferrer noopener']])
  expect(getPart(portico, pairingPart).link?.name).toBe('Pocket Keys')
  expect(screen.getByRole('link', { name: 'Open Pocket Keys' }).getAttribute('href')).toBe(`${href}0`)
})

test('a wallet that is reached in its own browser is opened there, without a pairing', async () => {
  const { asked } = await show({ walletId: phantom.id }, { agent: iphone })
  const link = screen.getByRole('link', { name: 'Open Phantom' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/phantom\.app\/ul\/browse\//)
  expect(screen.getByRole('status').textContent).toContain('This page opens in the wallet’s own browser.')
  expect(screen.queryByRole('button', { name: 'Show QR code' })).toBeNull()
  expect(asked()).toHaveLength(0)
})

test('a wallet whose link may not be opened is reached by the code', async () => {
  await show({ walletId: 'odd' }, { agent: iphone })
  expect(screen.getByRole('heading', { name: 'Odd Link' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open Odd Link' })).toBeNull()
})

test('a link that may not be opened is told to analytics, without the pairing', async () => {
  const sent: string[] = []
  Object.assign(navigator, { sendBeacon: (_: string, body: string) => sent.push(body) > 0 })
  const { catalogue, clock, portico } = await show({ walletId: 'odd' }, { agent: iphone })
  catalogue.fail({ json: { isAnalyticsEnabled: true } })
  startAnalytics(portico)
  await clock.flush()
  Reflect.deleteProperty(navigator, 'sendBeacon')
  const told = sent.map((body) => JSON.parse(body).props).filter(({ event }) => event === 'CONNECT_PROXY_ERROR')
  expect(told.map(({ properties }) => properties)).toEqual([
    { message: 'The link may not be opened', uri: 'wc:[removed]', mobile_link: 'tel:+123456', name: 'Odd Link' },
  ])
  expect(sent.join()).not.toContain('symKey')
})

test('on a phone the code is shown on demand, with a way back', async () => {
  await show({ walletId: 'pocket' }, { agent: iphone })
  expect(screen.queryByRole('img', { name: 'QR code' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show QR code' }))
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Mobile' }))
  expect(screen.getByRole('link', { name: 'Open Pocket Keys' })).toBeTruthy()
})

test('a wallet that is installed is offered through its connector, without a pairing', async () => {
  const { asked, history } = await show({ walletId: 'meridian' }, { installed: 'Meridian' })
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Browser')
  expect(asked()).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Open Meridian' }))
  expect(history().at(-1)).toBe('ConnectingExternal')
})

test('a wallet that cannot be reached from here is offered where it can be had', async () => {
  const { asked } = await show({ walletId: 'extension' })
  expect(screen.getByText('Only Chrome is not installed')).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Chrome Web Store/ })).toBeTruthy()
  expect(asked()).toHaveLength(0)
})

test('a wallet that nobody has seen yet is asked for, and the code does not wait for it', async () => {
  const fresh = createTestPortico()
  made = fresh
  const { connector } = arrangePairing(fresh)
  await renderView('ConnectingWalletConnect', { params: { walletId: 'pocket' }, test: fresh })
  await act(() => fresh.clock.flush())
  expect(connector.calls).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: 'Pocket Keys' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
})

test('a wallet the catalogue does not know leaves the code for any wallet', async () => {
  await show({ walletId: 'unheard-of' })
  expect(screen.getByRole('heading', { name: 'WalletConnect' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
})

test('speaks Arabic, with tabs that move from right to left', async () => {
  await show({ walletId: 'meridian' }, { locale: 'ar' })
  const [code, web] = screen.getAllByRole('tab')
  code?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(web)
  expect(web?.textContent).toBe('الويب')
})
