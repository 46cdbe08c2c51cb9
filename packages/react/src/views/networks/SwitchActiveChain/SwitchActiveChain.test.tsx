import { connect, openModal, pushView } from '@portico/controllers'
import { getInternals, getPart } from '@portico/controllers/internal'
import {
  type CreateTestPorticoOptions,
  createFakeFrameClient,
  createTestPortico,
  type TestPortico,
} from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { emailKey } from '@portico/core/internal'
import { mainnet, solana, solanaDevnet } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnector } from '@portico/core/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'

const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

let made: TestPortico | undefined
async function show({ solanaName = 'Solly', locale = 'en' as Locale } = {}) {
  const evm = createFakeConnector({ id: 'evm', name: 'Both' })
  const sol = createFakeConnector({ id: 'sol', name: solanaName, namespaces: ['solana'] })
  const fresh = createTestPortico({
    networks: [mainnet, solana, solanaDevnet],
    wallets: [evm],
    adapters: [
      createFakeAdapter({ connectors: [evm] }) as never,
      createFakeAdapter({ namespace: 'solana', connectors: [sol] }) as never,
    ],
  })
  made = fresh
  attachRouter(fresh.portico)
  await fresh.connect()
  openModal(fresh.portico, { view: 'Networks' })
  const params = { networkId: solanaDevnet.caipNetworkId }
  pushView(fresh.portico, { view: 'SwitchActiveChain', params })
  await renderView('SwitchActiveChain', { params, test: fresh, locale })
  return { ...fresh, top: () => getPart(fresh.portico, routerPart).history.at(-1) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('leads to wallets of the other namespace; what is connected stays', async () => {
  const { portico, top } = await show()
  expect(screen.getByText(/Your connection to Ethereum networks stays/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet' }))
  expect(top()).toMatchObject({ name: 'Connect', params: { namespace: 'solana' } })
  expect(portico.getState()).toMatchObject({
    activeNamespace: 'eip155',
    namespaces: { eip155: { status: 'connected' }, solana: { networkId: solanaDevnet.caipNetworkId } },
  })
})

test('offers the connected wallet where it knows the other namespace too', async () => {
  const { top } = await show({ solanaName: 'Both' })
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Both' }))
  expect(top()).toMatchObject({ name: 'ConnectingExternal', params: { namespace: 'solana' } })
})

test('another wallet may be chosen all the same', async () => {
  const { top } = await show({ solanaName: 'Both' })
  await userEvent.click(screen.getByRole('button', { name: 'Choose another wallet' }))
  expect(top()).toMatchObject({ name: 'Connect', params: { namespace: 'solana' } })
})

test('speaks Arabic', async () => {
  await show({ locale: 'ar' })
  expect(screen.getByRole('heading').textContent).toMatch(/[\u0600-\u06ff]/)
})

/** The same view where the person logged in by e-mail. */
async function showLoggedIn({
  email = 'ann@example.com',
  locale = 'en' as Locale,
  ...options
}: CreateTestPorticoOptions & { readonly email?: string; readonly locale?: Locale } = {}) {
  const frame = createFakeFrameClient({ isConnected: true })
  const { getUser } = frame
  // The frame names the person's key on Solana.
  Object.assign(frame, {
    getUser: async (payload: { chainId: string | number }, more?: { signal?: AbortSignal }) => {
      const user = await getUser(payload, more)
      return typeof payload.chainId === 'string' ? { ...user, address: key } : user
    },
  })
  const fresh = createTestPortico({ frame, networks: [mainnet, solana, solanaDevnet], ...options })
  made = fresh
  attachRouter(fresh.portico)
  if (email) getInternals(fresh.portico).store.set(emailKey, email)
  await connect(fresh.portico, { connectorId: 'AUTH', namespaces: ['eip155'] })
  openModal(fresh.portico, { view: 'Networks' })
  const params = { networkId: solanaDevnet.caipNetworkId }
  pushView(fresh.portico, { view: 'SwitchActiveChain', params })
  await renderView('SwitchActiveChain', { params, test: fresh, locale })
  return { ...fresh, frame, top: () => getPart(fresh.portico, routerPart).history.at(-1) }
}
const goOn = () => screen.findByRole('button', { name: /^Continue with \u2068?ann@example\.com/ })

test.each([
  ['en', 'Continue with your login'],
  ['ar', 'المتابعة باستخدام تسجيل دخولك'],
] as const)('a login without an address has a name in %s', async (locale, name) => {
  await showLoggedIn({ email: '', locale })
  expect(await screen.findByRole('button', { name })).toBeTruthy()
})

test('a login by e-mail connects at one click, on the network that was chosen', async () => {
  const { portico } = await showLoggedIn()
  await userEvent.click(await goOn())
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
  expect(portico.getState()).toMatchObject({
    activeNamespace: 'solana',
    namespaces: {
      eip155: { status: 'connected', connectorId: 'AUTH' },
      solana: { status: 'connected', connectorId: 'AUTH', networkId: solanaDevnet.caipNetworkId },
    },
  })
})

test('a login that cannot open the account says so, and may try again', async () => {
  const { portico, frame } = await showLoggedIn()
  frame.answer('getUser', walletErrors('wallet/failed'))
  await userEvent.click(await goOn())
  expect(await screen.findByText('Could not switch')).toBeTruthy()
  expect(portico.getState().namespaces.eip155?.status).toBe('connected')
  frame.answer('getUser', undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(portico.getState().namespaces.solana?.status).toBe('connected'))
})

test('leaving the view calls the login’s connection off', async () => {
  const { portico, frame } = await showLoggedIn()
  frame.answer('getUser', 'hang')
  await userEvent.click(await goOn())
  await waitFor(() => expect(portico.getState().namespaces.solana?.status).toBe('connecting'))
  cleanup()
  await waitFor(() => expect(portico.getState().namespaces.solana?.reason).toBe('aborted'))
})

test('a login goes by way of Connect while terms are to be accepted', async () => {
  const { top } = await showLoggedIn({
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet' }))
  expect(top()).toMatchObject({ name: 'Connect', params: { namespace: 'solana' } })
})
