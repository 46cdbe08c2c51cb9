import { open, push } from '@portico/controllers'
import { attachRouter, getFeature, routerFeature } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { mainnet, solana, solanaDevnet } from '@portico/core/networks'
import { createFakeAdapter, createFakeConnector } from '@portico/core/testing'
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'

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
  open(fresh.portico, { view: 'Networks' })
  const params = { network: solanaDevnet.caipNetworkId }
  push(fresh.portico, { view: 'SwitchActiveChain', params })
  await renderView('SwitchActiveChain', { params, test: fresh, locale })
  return { ...fresh, top: () => getFeature(fresh.portico, routerFeature).history.at(-1) }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('leads to wallets of the other namespace; what is connected stays', async () => {
  const { portico, top } = await show()
  expect(screen.getByText(/Your connection to Ethereum networks stays/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Connect a wallet for Solana' }))
  expect(top()).toMatchObject({ name: 'Connect', params: { namespace: 'solana' } })
  expect(portico.getState()).toMatchObject({
    activeNamespace: 'eip155',
    namespaces: { eip155: { status: 'connected' }, solana: { network: solanaDevnet.caipNetworkId } },
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
