import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { type CreateTestPorticoOptions, createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart } from '@portico/controllers/ui'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { renderView } from '../../../testing/renderView.js'
import { arrangePairing } from '../arrangePairing.stories.js'

let made: TestPortico | undefined
async function show(options: CreateTestPorticoOptions = {}, connects = false) {
  const fresh = createTestPortico(options)
  made = fresh
  const pairing = arrangePairing(fresh)
  if (connects) pairing.connector.onConnect('resolve')
  attachRouter(fresh.portico)
  openModal(fresh.portico, { view: 'ConnectingWalletConnectBasic' })
  const view = await renderView('ConnectingWalletConnectBasic', { params: {}, test: fresh })
  await act(() => fresh.clock.flush())
  return { ...fresh, ...view, ...pairing }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('shows a code for any wallet at once', async () => {
  const { connector } = await show()
  expect(screen.getByRole('heading', { name: 'WalletConnect' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code' })).toBeTruthy()
  expect(connector.calls).toHaveLength(1)
})

test('leads to all wallets', async () => {
  const { portico } = await show()
  await userEvent.click(screen.getByRole('button', { name: /^All wallets/ }))
  expect(getPart(portico, routerPart).history.at(-1)?.name).toBe('AllWallets')
})

test('does not lead to all wallets where the app hides them', async () => {
  await show({ allWallets: 'HIDE' })
  expect(screen.queryByRole('button', { name: /^All wallets/ })).toBeNull()
})

test('a connected wallet closes the modal', async () => {
  const { portico } = await show({}, true)
  await waitFor(() => expect(portico.getState().modal.open).toBe(false))
})
