import { openModal } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter, routerPart, toastPart } from '@portico/controllers/ui'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'

const address = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let made: TestPortico | undefined
async function show({ connected = true, locale = 'en' as Locale } = {}) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  if (connected) await fresh.connect()
  openModal(fresh.portico, { view: 'WalletReceive' })
  await renderView('WalletReceive', { params: {}, test: fresh, locale })
  return fresh
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  made?.portico.destroy()
})

test('shows the whole address, a code of it, and which network it is for', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Receive' })).toBeTruthy()
  expect(screen.getByRole('img', { name: 'QR code of your address' })).toBeTruthy()
  expect(document.querySelector('bdi')?.textContent).toBe(address)
  expect(screen.getByText(/^Only send assets on Ethereum to this address/)).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})

test('copies the address with the keyboard and says so', async () => {
  const user = userEvent.setup()
  await show()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy address' }))
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toBe(address)
  expect(screen.getByRole('status').textContent).toBe('Copied')
})

test('tells when the browser refuses to copy', async () => {
  const { portico } = await show()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await userEvent.setup({ writeToClipboard: false }).click(screen.getByRole('button', { name: 'Copy address' }))
  expect(getPart(portico, toastPart).toast).toMatchObject({ variant: 'error', code: 'copy-failed' })
})

test('of several accounts the chosen one is shown', async () => {
  const { connectors } = await show()
  await act(async () => connectors[0]?.connection.setAccounts('eip155', [address, other]))
  const list = within(screen.getByRole('list', { name: 'Accounts' }))
  await userEvent.click(list.getByRole('button', { name: /^0x70/ }))
  expect(document.querySelector('bdi')?.textContent).toBe(other)
})

test('leads to connecting while there is no wallet', async () => {
  const { portico } = await show({ connected: false })
  await userEvent.click(screen.getByRole('button', { name: 'Connect wallet' }))
  expect(getPart(portico, routerPart).history.at(-1)?.name).toBe('Connect')
})

test('speaks Arabic while the address stays left to right', async () => {
  await show({ locale: 'ar' })
  expect(screen.getByRole('heading', { name: 'استلام' })).toBeTruthy()
  expect(document.querySelector('bdi')?.getAttribute('dir')).toBe('ltr')
})
