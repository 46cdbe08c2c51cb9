import { openModal, type RouteParams } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../testing/renderView.js'
import { arrangePairing } from '../../views/walletConnect/arrangePairing.stories.js'

type Guarded =
  | 'AllWallets'
  | 'ConnectingExternal'
  | 'ConnectingMultiChain'
  | 'ConnectingWalletConnect'
  | 'ConnectingWalletConnectBasic'

const connectorId = 'com.example.wallet1'
const links = { termsConditionsUrl: 'https://app.example/terms', privacyPolicyUrl: 'https://app.example/privacy' }
let made: TestPortico | undefined

async function show<name extends Guarded>(view: name, params: RouteParams[name]) {
  const fresh = createTestPortico({ features: { legalCheckbox: true }, ...links })
  made = fresh
  const wallet = view === 'ConnectingExternal' ? fresh.connectors[0] : arrangePairing(fresh).connector
  wallet?.onConnect('hang')
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'Connect' })
  await renderView(view, { params, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, asked: () => wallet?.calls.length }
}
const box = () => screen.findByRole('checkbox', { name: 'I accept the Terms of Service and the Privacy Policy' })
const goOn = () => screen.getByRole('button', { name: 'Continue' }) as HTMLButtonElement

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test.each([
  ['ConnectingExternal', { connectorId }],
  ['ConnectingWalletConnect', {}],
  ['ConnectingWalletConnectBasic', {}],
] as const)('%s asks no wallet before the terms are accepted', async (view, params) => {
  const { asked } = await show(view, params)
  const accept = await box()
  expect(goOn().disabled).toBe(true)
  await userEvent.click(goOn())
  expect(asked()).toBe(0)
  await userEvent.click(accept)
  expect(asked(), 'ticking the box is no wish to connect yet').toBe(0)
  await userEvent.click(goOn())
  await waitFor(() => expect(asked()).toBe(1))
})

test.each([
  ['AllWallets', {}],
  ['ConnectingMultiChain', { connectorId }],
] as const)('%s offers no wallet before the terms are accepted', async (view, params) => {
  await show(view, params)
  const accept = await box()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Continue'])
  await userEvent.click(accept)
  await userEvent.click(goOn())
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('leads to what is to be accepted', async () => {
  await show('AllWallets', {})
  await box()
  for (const [name, href] of [
    ['Terms of Service', links.termsConditionsUrl],
    ['Privacy Policy', links.privacyPolicyUrl],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
})

test('whoever has accepted already is not asked again', async () => {
  const shown = await show('ConnectingExternal', { connectorId })
  await userEvent.click(await box())
  cleanup()
  await renderView('ConnectingWalletConnect', { params: {}, test: shown })
  expect(screen.queryByRole('checkbox')).toBeNull()
})
