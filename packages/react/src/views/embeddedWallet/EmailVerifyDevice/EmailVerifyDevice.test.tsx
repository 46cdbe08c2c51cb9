import { startEmailLogin } from '@portico/controllers/embedded-wallet'
import { createFaultyStorage } from '@portico/core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeFrameError, type ShowOptions, setUpShow } from '../showWithFrame.test.fixture.js'

const showWithFrame = setUpShow()

const show = (options: ShowOptions = {}) =>
  showWithFrame('EmailVerifyDevice', {
    arrange({ client, portico }) {
      client.answer('connectEmail', { action: 'VERIFY_DEVICE' })
      return startEmailLogin(portico, { email: 'ann@example.com' })
    },
    ...options,
  })

test('waits for the link once, also under StrictMode, and goes on to the code', async () => {
  const { asked, client, top } = await show()
  expect(screen.getByRole('status').textContent).toContain('Open the link in the email')
  expect(asked('connectDevice')).toHaveLength(1)
  await act(async () => client.settle('connectDevice', undefined))
  await waitFor(() => expect(top()).toBe('EmailVerifyOtp'))
})

test('says before the login that this browser forgets it, where it does', async () => {
  const storage = createFaultyStorage()
  storage.fail('setItem')
  await show({
    storage,
    arrange({ client, portico }) {
      Object.assign(client, { keepsLogin: () => false })
      client.answer('connectEmail', { action: 'VERIFY_DEVICE' })
      return startEmailLogin(portico, { email: 'ann@example.com' })
    },
  })
  expect(screen.getByText(/^This browser keeps nothing for your wallet/)).toBeTruthy()
})

test('says what failed and waits anew on demand', async () => {
  const { asked, client } = await show()
  await act(async () => client.settle('connectDevice', makeFrameError('frame/load-failed')))
  expect(await screen.findByText('The link was not opened')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(asked('connectDevice')).toHaveLength(2))
  expect(screen.getByText('Open the link in the email')).toBeTruthy()
})

test('another mail begins another wait', async () => {
  const { asked, clock } = await show()
  await act(() => clock.advance(30_000))
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(asked('connectDevice')).toHaveLength(2))
})

test('without a login it leads to the address', async () => {
  await show({ arrange: undefined })
  expect(screen.getByRole('button', { name: 'Enter email' })).toBeTruthy()
})
