import { cancelLogin, startEmailLogin } from '@portico/controllers/embedded-wallet'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeFrameError, setUpShow } from '../showWithFrame.test.fixture.js'

const showWithFrame = setUpShow()

const field = () => screen.getByRole('textbox', { name: 'Email address' })
const submit = () => screen.getByRole('button', { name: 'Continue with email' })

test.each([
  ['VERIFY_OTP', 'EmailVerifyOtp'],
  ['VERIFY_DEVICE', 'EmailVerifyDevice'],
])('goes on as the wallet wants: %s leads to %s', async (action, view) => {
  const { asked, client, top } = await showWithFrame('EmailLogin')
  client.answer('connectEmail', { action })
  expect(document.activeElement).toBe(field())
  await userEvent.type(field(), ' ann@example.com {Enter}')
  await waitFor(() => expect(top()).toBe(view))
  expect(asked('connectEmail')).toEqual([{ email: 'ann@example.com' }])
})

test('closes at once where the wallet knows the person', async () => {
  const { client, isOpen, portico } = await showWithFrame('EmailLogin')
  client.answer('connectEmail', { action: 'CONNECT' })
  await userEvent.type(field(), 'ann@example.com')
  await userEvent.click(submit())
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(portico.getState().namespaces.eip155?.status).toBe('connected')
})

test('an address that is none is told of when it is sent, and goes unsent', async () => {
  const { client } = await showWithFrame('EmailLogin')
  await userEvent.type(field(), 'ann@example')
  expect(field().getAttribute('aria-invalid')).toBeNull()
  await userEvent.click(submit())
  expect(screen.getByRole('alert').textContent).toMatch(/This is not an email address/)
  expect(client.calls).toEqual([])
  await userEvent.type(field(), '.com')
  expect(screen.queryByText(/This is not an email address/)).toBeNull()
})

test('says how long to wait for another mail, until the wait is over', async () => {
  const { client, clock } = await showWithFrame('EmailLogin')
  client.answer('connectEmail', makeFrameError('frame/cooldown', { seconds: 12 }))
  await userEvent.type(field(), 'ann@example.com{Enter}')
  expect(await screen.findByText('Please try again after 12 seconds.')).toBeTruthy()
  await act(() => clock.advance(12_000))
  expect(screen.queryByText('Please try again after 12 seconds.')).toBeNull()
})

test('begins with the address of a login that was left, so that it can be corrected', async () => {
  await showWithFrame('EmailLogin', {
    arrange: async ({ client, portico }) => {
      client.answer('connectEmail', { action: 'VERIFY_OTP' })
      await startEmailLogin(portico, { email: 'ann@exampel.com' })
      cancelLogin(portico)
    },
  })
  expect(screen.getByDisplayValue('ann@exampel.com')).toBe(field())
})

test('begins empty after a login that was finished', async () => {
  await showWithFrame('EmailLogin', {
    arrange: async ({ client, portico }) => {
      client.answer('connectEmail', { action: 'CONNECT' })
      await startEmailLogin(portico, { email: 'ann@example.com' })
    },
  })
  expect((field() as HTMLInputElement).value).toBe('')
})

test('shows that the mail is being sent, once', async () => {
  const { client, asked } = await showWithFrame('EmailLogin')
  client.answer('connectEmail', 'hang')
  await userEvent.type(field(), 'ann@example.com{Enter}')
  expect(await screen.findByRole('status', { name: 'Sending you an email…' })).toBeTruthy()
  await userEvent.type(field(), '{Enter}')
  expect(asked('connectEmail')).toHaveLength(1)
})

test('waits for the terms to be accepted where the app wants that', async () => {
  await showWithFrame('EmailLogin', {
    features: { legalCheckbox: true },
    termsConditionsUrl: 'https://app.example/terms',
  })
  expect((submit() as HTMLButtonElement).closest('fieldset')?.disabled).toBe(true)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'I accept the Terms of Service' }))
  expect((submit() as HTMLButtonElement).closest('fieldset')?.disabled).toBe(false)
})
