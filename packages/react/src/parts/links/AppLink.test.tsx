import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { rememberDeepLink } from '@portico/controllers/ui'
import { createFakeConnector } from '@portico/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PorticoContext } from '../../bindings/PorticoContext.js'
import { AppLink } from './AppLink.js'

let made: TestPortico | undefined
async function show(type: 'WALLET_CONNECT' | 'ANNOUNCED', href?: string) {
  made = createTestPortico({ connectors: [createFakeConnector({ id: 'chosen', type })] })
  const { portico } = made
  await made.connect({ connectorId: 'chosen', networkId: 'eip155:1' })
  if (href) rememberDeepLink(portico, { href, name: 'Pocket Keys' })
  render(
    <PorticoContext.Provider value={{ portico, locale: 'en' }}>
      <AppLink label="Open wallet" />
    </PorticoContext.Provider>,
  )
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('leads to the app the session was opened in', async () => {
  await show('WALLET_CONNECT', 'pocketkeys://')
  const link = screen.getByRole('link', { name: 'Open wallet' })
  expect(link.getAttribute('href')).toBe('pocketkeys://')
  expect(link.getAttribute('target')).toBe('_self')
})

test('is not there when no app is known', async () => {
  await show('WALLET_CONNECT')
  expect(screen.queryByRole('link')).toBeNull()
})

test('is not there for a wallet in this browser', async () => {
  await show('ANNOUNCED', 'pocketkeys://')
  expect(screen.queryByRole('link')).toBeNull()
})
