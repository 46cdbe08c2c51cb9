import { goBack, openModal, pushView } from '@portico/controllers'
import { getPart } from '@portico/controllers/internal'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { accountNamePart, attachRouter, routerPart } from '@portico/controllers/ui'
import { walletErrors } from '@portico/core'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { arrangeNames, type NameAnswers, takenName } from '../../arrangeNames.stories.js'

const own = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'

let made: TestPortico | undefined
async function show(answers: NameAnswers = {}, { locale = 'en' as Locale, isConnected = true } = {}) {
  const fresh = createTestPortico()
  made = fresh
  attachRouter(fresh.portico)
  if (isConnected) await arrangeNames(fresh, answers)
  openModal(fresh.portico, { view: 'Account' })
  pushView(fresh.portico, { view: 'RegisterAccountName' })
  const rendered = await renderView('RegisterAccountName', { params: {}, test: fresh, locale })
  await act(() => fresh.clock.flush())
  const form = getPart(fresh.portico, accountNamePart)
  return {
    ...fresh,
    rendered,
    form,
    asked: () => fresh.catalogue.calls.filter(({ url }) => url.pathname.includes('/profile/account')),
    top: () => getPart(fresh.portico, routerPart).history.at(-1)?.name,
    async type(text: string) {
      await userEvent.clear(field())
      await userEvent.type(field(), text)
      await act(() => fresh.clock.advance(500))
      await waitFor(() => expect(form.availability).not.toBe('checking'))
      await waitFor(() => expect(form.suggestionsStatus).not.toBe('loading'))
    },
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Register' })
const plain = () => document.body.textContent?.replace(/[\u2066-\u2069]/g, '')

test('has the focus in the field, and says what a name is made of', async () => {
  await show()
  expect(screen.getByRole('heading', { name: 'Choose name' })).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(plain()).toContain('It will end with .reown.id')
  expect(button().disabled).toBe(true)
})

test('registers a name that is free', async () => {
  const { type, top, form } = await show()
  await type('Alice')
  expect(plain()).toContain('alice.reown.id is available')
  expect(document.querySelector('[data-icon="check"]')).not.toBeNull()
  await userEvent.click(button())
  await waitFor(() => expect(top()).toBe('RegisterAccountNameSuccess'))
  expect(form).toMatchObject({ phase: 'registered', owned: 'alice.reown.id' })
})

test.each([
  ['abc', 'Name must be at least 4 characters long'],
  ['ann_lee', 'Can only contain letters, numbers and - characters'],
])('says what is wrong with %s', async (text, message) => {
  const { type, asked } = await show()
  await type(text)
  expect(screen.getByRole('alert').textContent).toBe(message)
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(button().disabled).toBe(true)
  expect(asked()).toHaveLength(0)
})

test('offers other names when one is taken', async () => {
  const { type, form } = await show({ lookup: takenName })
  await type('alice')
  expect(plain()).toContain('alice.reown.id is taken')
  expect(button().disabled).toBe(true)
  const list = screen.getByRole('list', { name: 'Also available' })
  await userEvent.click(within(list).getByRole('button', { name: 'alice2.reown.id' }))
  expect(form).toMatchObject({ text: 'alice2.reown.id', name: 'alice2.reown.id', availability: 'checking' })
})

test('an error is an error, and can be tried again', async () => {
  const { type, catalogue, clock, form } = await show({ lookup: { json: {}, status: 400 } })
  await type('alice')
  expect(screen.getByRole('alert').textContent).toContain('Nobody knows yet whether it is free')
  expect(plain()).not.toContain('is available')
  expect(button().disabled).toBe(true)
  const before = catalogue.calls.length
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await act(() => clock.advance(500))
  await waitFor(() => expect(catalogue.calls.length).toBeGreaterThan(before))
  expect(form.text).toBe('alice')
})

test('an account that has a name gets no other', async () => {
  const names = [{ name: 'first.reown.id', addresses: { 60: { address: own } } }]
  const { type } = await show({ own: { json: names } })
  expect(plain()).toContain('You already own a name (first.reown.id)')
  await type('alice')
  expect(screen.getByRole('alert').textContent).toContain('You already own a name')
  // It is free, but not for this account.
  expect(document.querySelector('[data-icon="check"]')).toBeNull()
  expect(button().disabled).toBe(true)
})

test('keeps what was typed when the wallet declines', async () => {
  const { type, adapter, top } = await show()
  adapter.setActions({ signMessage: () => Promise.reject(walletErrors('wallet/rejected')) })
  await type('alice')
  await userEvent.click(button())
  expect(await screen.findByText('You declined in your wallet')).toBeTruthy()
  expect([top(), field().value, button().disabled]).toEqual(['RegisterAccountName', 'alice', false])
})

test('keeps what was typed when the service refuses', async () => {
  const { type, top } = await show({ posted: { json: {}, status: 400 } })
  await type('alice')
  await userEvent.click(button())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain('Error registering name alice.reown.id')
  expect([top(), field().value, button().disabled]).toEqual(['RegisterAccountName', 'alice', false])
})

test('cannot be changed while the wallet asks, and waits for it no longer once it is left', async () => {
  const { type, adapter, rendered, form, portico } = await show()
  adapter.setActions({ signMessage: () => new Promise(() => {}) })
  await type('alice')
  await userEvent.click(button())
  expect(await screen.findByText('Confirm in your wallet…')).toBeTruthy()
  expect([field().readOnly, button().getAttribute('aria-busy')]).toEqual([true, 'true'])
  openModal(portico, { view: 'Account' })
  rendered.unmount()
  await waitFor(() => expect(form).toMatchObject({ phase: 'draft', text: 'alice', error: undefined }))
})

test('waits on beneath the embedded wallet, and goes on from there', async () => {
  const { type, adapter, rendered, form, portico, top } = await show()
  let sign = (_: string) => {}
  adapter.setActions({ signMessage: () => new Promise((resolve) => (sign = resolve)) })
  await type('alice')
  await userEvent.click(button())
  pushView(portico, { view: 'ApproveTransaction' })
  rendered.unmount()
  sign(`0x${'1b'.repeat(65)}`)
  await waitFor(() => expect(form.phase).toBe('registered'))
  goBack(portico)
  await renderView('RegisterAccountName', { params: {}, test: made as TestPortico })
  expect(top()).toBe('RegisterAccountNameSuccess')
})

test('a later visit begins anew', async () => {
  const { type, portico, rendered, form, top } = await show()
  await type('alice')
  await userEvent.click(button())
  await waitFor(() => expect(top()).toBe('RegisterAccountNameSuccess'))
  rendered.unmount()
  openModal(portico, { view: 'RegisterAccountName' })
  await renderView('RegisterAccountName', { params: {}, test: made as TestPortico })
  await waitFor(() => expect(form).toMatchObject({ phase: 'draft', text: '' }))
  expect(top()).toBe('RegisterAccountName')
})

test('says where no name can be registered, and leads to a wallet', async () => {
  await show({}, { isConnected: false })
  expect(screen.getByText('No wallet is connected')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeTruthy()
})

test('speaks Arabic', async () => {
  await show({}, { locale: 'ar' })
  expect(screen.getByRole('textbox', { name: 'الاسم' })).toBeTruthy()
})
