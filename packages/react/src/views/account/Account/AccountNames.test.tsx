import { addAddressLabel, getAddressLabel, openModal } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { act, cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'

const first = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

let made: TestPortico | undefined
async function show({ accounts = [first, second], locale = 'en' as Locale } = {}) {
  const fresh = createTestPortico()
  made = fresh
  const { portico, clock, connectors } = fresh
  attachRouter(portico)
  connectors[0]?.connection.setAccounts('eip155', accounts)
  await fresh.connect()
  openModal(portico, { view: 'Account' })
  await renderView('Account', { params: {}, test: fresh, locale })
  await act(() => clock.flush())
  // The names are code of their own.
  await screen.findAllByRole('button', { name: /^(Rename|تسمية)/ })
  return { ...fresh, labelOf: (address: string) => getAddressLabel(portico, { address }) }
}
const list = () => within(screen.getByRole('list', { name: 'Accounts' }))
const pencil = (name = 'Rename account 2') => screen.findByRole('button', { name })
const field = () => screen.getByRole('textbox', { name: 'Name of 0x70…dc79C8' })

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

test('each account of the list can be given a name', async () => {
  const user = userEvent.setup()
  const { labelOf, portico } = await show()
  expect(list().getAllByRole('button', { name: /^Rename/ })).toHaveLength(2)
  expect(list().getAllByRole('button', { name: /0x70/ })).toHaveLength(1)
  await user.click(await pencil())
  await screen.findByRole('textbox')
  expect(document.activeElement).toBe(field())
  await user.type(field(), 'Savings')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(labelOf(second)).toBe('Savings')
  expect(list().getByRole('button', { name: /^Savings 0x70/ })).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(await pencil('Rename Savings'))
  expect(portico.getState().namespaces.eip155?.address).toBe(first)
})

test('Enter saves, and what was there is selected to be typed over', async () => {
  const user = userEvent.setup()
  const { labelOf, portico } = await show()
  act(() => addAddressLabel(portico, { address: second, label: 'Old' }))
  await user.click(await pencil('Rename Old'))
  expect(field()).toHaveProperty('value', 'Old')
  await user.keyboard('New{Enter}')
  expect(labelOf(second)).toBe('New')
})

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['Cancel', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Cancel' }))],
])('%s leaves the name as it was and goes back to the button', async (_, cancel) => {
  const user = userEvent.setup()
  const { labelOf, portico } = await show()
  act(() => addAddressLabel(portico, { address: second, label: 'Old' }))
  await user.click(await pencil('Rename Old'))
  await screen.findByRole('textbox')
  await user.keyboard('New')
  const prevented: boolean[] = []
  const listen = (event: KeyboardEvent) => prevented.push(event.defaultPrevented)
  document.addEventListener('keydown', listen)
  await cancel(user)
  document.removeEventListener('keydown', listen)
  expect(labelOf(second)).toBe('Old')
  expect(document.activeElement).toBe(await pencil('Rename Old'))
  // The modal closes on an Escape that was not handled.
  expect(prevented).not.toContain(false)
})

test('an empty name gives way to the address', async () => {
  const user = userEvent.setup()
  const { labelOf, portico } = await show()
  act(() => addAddressLabel(portico, { address: second, label: 'Old' }))
  await user.click(await pencil('Rename Old'))
  await user.clear(field())
  await user.keyboard('  {Enter}')
  expect(labelOf(second)).toBeUndefined()
  expect(list().getByRole('button', { name: '0x70…dc79C8' })).toBeTruthy()
})

test('takes 25 characters, whatever they are made of', async () => {
  const user = userEvent.setup()
  const { labelOf } = await show()
  await user.click(await pencil())
  await user.click(field())
  await user.paste('😀'.repeat(30))
  expect([...(field().getAttribute('value') ?? '')]).toHaveLength(25)
  await user.keyboard('{Enter}')
  expect(labelOf(second)).toBe('😀'.repeat(25))
})

test('an account without others has its name and its button above', async () => {
  const user = userEvent.setup()
  const { labelOf } = await show({ accounts: [second] })
  expect(screen.queryByRole('list', { name: 'Accounts' })).toBeNull()
  await user.click(await pencil('Rename account 1'))
  await user.type(field(), 'Savings{Enter}')
  expect(labelOf(second)).toBe('Savings')
  expect(screen.getByText('Savings')).toBeTruthy()
  expect(document.activeElement).toBe(await pencil('Rename Savings'))
})

test('speaks Arabic', async () => {
  await show({ locale: 'ar' })
  await userEvent.click(screen.getByRole('button', { name: /^تسمية الحساب 2/ }))
  expect(screen.getByRole('textbox', { name: /^اسم 0x70/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'حفظ' })).toBeTruthy()
})
