import { closeModal } from '@portico/controllers'
import { createTestPortico, type TestPortico } from '@portico/controllers/testing'
import { attachRouter } from '@portico/controllers/ui'
import { siwxErrors, walletErrors } from '@portico/core'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Locale } from '../../../i18n/locales.js'
import { renderView } from '../../../testing/renderView.js'
import { type ArrangeSignInOptions, arrangeSignIn } from '../arrangeSignIn.stories.js'

let made: TestPortico | undefined

async function show({ locale = 'en' as Locale, prepare, ...options }: ArrangeSignInOptions & { locale?: Locale } = {}) {
  const fresh = createTestPortico({ metadata: { name: 'Orders' } })
  made = fresh
  attachRouter(fresh.portico)
  const siwx = await arrangeSignIn(fresh, { ...options, ...(prepare && { prepare }) })
  await renderView('SIWXSignMessage', { params: {}, test: fresh, locale })
  await act(() => fresh.clock.flush())
  return {
    ...fresh,
    siwx,
    getState: () => fresh.portico.getState(),
    messages: () => siwx.calls.filter(({ name }) => name === 'createMessage').length,
  }
}

afterEach(() => {
  cleanup()
  made?.portico.destroy()
})

const sign = () => userEvent.click(screen.getByRole('button', { name: 'Sign' }))

test('shows who asks, for which site, and the whole message, made once', async () => {
  const { messages } = await show()
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Orders asks you to sign in' })).toBeTruthy()
  const message = screen.getByRole('region', { name: 'Message to sign' })
  expect(message.querySelector('pre')?.textContent).toMatch(
    /^localhost.* wants you to sign in[\s\S]*Nonce: nonce00000001\nIssued At: /,
  )
  expect(screen.getByText('Cancel disconnects your wallet.')).toBeTruthy()
  expect(messages()).toBe(1)
})

test('says that the app might not support a smart account whose signature was refused', async () => {
  const error = siwxErrors('siwx/service-refused', { status: 400 })
  await show({ isSmart: true, prepare: (siwx) => siwx.onAdd({ error }) })
  await sign()
  const alert = await screen.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toContain('This application might not support Smart Accounts'))
  expect(alert.textContent).not.toContain('declined')
})

test('"Sign" asks the wallet for exactly that text, and closes', async () => {
  const { adapter, siwx, getState } = await show()
  const shown = document.querySelector('pre')?.textContent
  await sign()
  await waitFor(() => expect(getState().modal.open).toBe(false))
  expect(adapter.calls.find(({ name }) => name === 'signMessage')?.parameters).toMatchObject({ message: shown })
  expect(siwx.sessions()).toMatchObject([{ message: shown }])
})

test('a decline is told as one, and the next message has another nonce', async () => {
  const { adapter } = await show()
  adapter.setActions({ signMessage: () => Promise.reject(walletErrors('wallet/rejected')) })
  await sign()
  expect((await screen.findByRole('alert')).textContent).toContain('Signature declined')
  await waitFor(() => expect(document.querySelector('pre')?.textContent).toContain('nonce00000002'))
  adapter.setActions({ signMessage: async () => '0x01' })
  await sign()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('after a decline the button keeps the focus, and waits for the next message', async () => {
  const { adapter, siwx } = await show()
  adapter.setActions({ signMessage: () => Promise.reject(walletErrors('wallet/rejected')) })
  siwx.onMessage('hang')
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('alert')
  expect([button.disabled, button.ariaDisabled ?? button.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(button)
})

test('where the next message cannot be made it can be asked for again', async () => {
  const { adapter, siwx, messages } = await show()
  adapter.setActions({ signMessage: () => Promise.reject(walletErrors('wallet/rejected')) })
  siwx.onMessage({ error: new Error('offline') })
  await sign()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveProperty('disabled', true)
  siwx.onMessage('resolve')
  await userEvent.click(retry)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign' })).toHaveProperty('disabled', false))
  expect(messages()).toBe(3)
})

test('another failure says what failed', async () => {
  const { siwx } = await show()
  siwx.onAdd({ error: new Error('bad signature') })
  await sign()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You are not signed in')
  await waitFor(() => expect(alert.textContent).toContain('could not verify the signature'))
  expect(alert.textContent).not.toContain('declined')
})

test('after an outage the signature is checked again, and the wallet is left alone', async () => {
  const { adapter, siwx, getState } = await show()
  const asked: string[] = []
  adapter.setActions({
    async signMessage({ message }) {
      asked.push(message)
      return '0x1'
    },
  })
  siwx.onAdd({ error: siwxErrors('siwx/service-unavailable', { retryAfterMs: undefined }) })
  await sign()
  const again = await screen.findByRole('button', { name: 'Check again' })
  expect(document.activeElement).toBe(again)
  expect(screen.getByText(/The sign-in service does not answer right now/)).toBeTruthy()
  siwx.onAdd('resolve')
  await userEvent.click(again)
  await waitFor(() => expect(getState().modal.open).toBe(false))
  expect(asked).toHaveLength(1)
})

test('a message that expires is replaced while it is read', async () => {
  const { clock, messages } = await show({ message: { expirationTime: '2026-01-01T00:05:00.000Z' } })
  await act(() => clock.advance(300_000))
  await waitFor(() => expect(document.querySelector('pre')?.textContent).toContain('nonce00000002'))
  expect(messages()).toBe(2)
})

test('a message that cannot be made can be asked for again; nothing unseen is signed', async () => {
  const { siwx } = await show({ prepare: (fake) => fake.onMessage({ error: new Error('503') }) })
  expect(screen.getByRole('button', { name: 'Sign' })).toHaveProperty('disabled', true)
  siwx.onMessage('resolve')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(document.querySelector('pre')?.textContent).toContain('Nonce:'))
})

test('while the wallet is asked it says so, and keeps the button', async () => {
  const { adapter } = await show()
  adapter.setActions({ signMessage: () => new Promise(() => {}) })
  await sign()
  expect(screen.getByText('Continue in Wallet 1')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign' }).getAttribute('aria-busy')).toBe('true')
})

test('"Cancel" disconnects where signing in is required, and only closes where it is not', async () => {
  const { getState } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(getState().namespaces.eip155?.status).toBe('disconnected'))
  cleanup()
  made?.portico.destroy()
  const optional = await show({ required: false })
  expect(screen.queryByText('Cancel disconnects your wallet.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(optional.getState().modal.open).toBe(false))
  expect(optional.getState().namespaces.eip155?.status).toBe('connected')
})

test('warns of a message for another site', async () => {
  await show({ message: { domain: 'evil.example' } })
  expect(screen.getByText('This message is for another site')).toBeTruthy()
})

test('another account gets a message of its own', async () => {
  const { connectors, portico } = await show()
  await act(async () => connectors[0]?.connection.setNetwork('eip155:8453'))
  await waitFor(() => expect(document.querySelector('pre')?.textContent).toContain('Chain ID: 8453'))
  expect(closeModal(portico)).toBe(false)
})

test('speaks Arabic, while the message stays as it is signed', async () => {
  await show({ locale: 'ar' })
  expect(screen.getByRole('button', { name: 'توقيع' })).toBeTruthy()
  expect(document.querySelector('pre')?.getAttribute('dir')).toBe('ltr')
})
