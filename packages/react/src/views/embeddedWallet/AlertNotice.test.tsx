import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeFrameError, setUpShow } from './showWithFrame.test.fixture.js'

const showWithFrame = setUpShow()

test.each([
  ['NETWORK_NOT_FOUND', 'embedded-wallet/network-not-found', 'Network Not Found', /Connect another wallet/],
  ['INVALID_APP_CONFIGURATION', 'embedded-wallet/origin-not-allowed', 'Invalid App Configuration', /tell the makers/],
  ['INVALID_APP_CONFIGURATION', 'embedded-wallet/project-id-invalid', 'Invalid App Configuration', /tell its makers/],
  [
    'IFRAME_LOAD_FAILED',
    'frame/load-failed',
    'Network Error - could not load embedded wallet',
    /Check your internet connection/,
  ],
  ['IFRAME_REQUEST_TIMEOUT', 'frame/request-timeout', 'Embedded Wallet Request Timed Out', /then try again/],
  ['SESSION_EXPIRED', 'embedded-wallet/session-expired', 'Session Expired', /Log in again; check the clock/],
  ['PROJECT_ID_NOT_CONFIGURED', 'embedded-wallet/project-id-missing', 'Project ID Not Configured', /tell its makers/],
] as const)('%s is named above the e-mail field, with what helps', async (code, error, title, help) => {
  const { state } = await showWithFrame('EmailLogin')
  state.alert = { code, cause: makeFrameError(error), nextStep: 'retry' }
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain(title)
  expect(await screen.findByText(help)).toBeTruthy()
})

test.each(['its own error', 'the error of another request that failed with it'])(
  'a failure that is an alert with %s is told of once, on the page and to a screen reader',
  async (which) => {
    const { client, asked } = await showWithFrame('EmailLogin')
    const cause = makeFrameError('frame/load-failed')
    client.answer('connectEmail', 'hang')
    const field = screen.getByRole('textbox', { name: 'Email address' })
    await userEvent.type(field, 'ann@example.com{Enter}')
    await waitFor(() => expect(asked('connectEmail')).toHaveLength(1))
    await act(async () => {
      client.emit('alert', { code: 'IFRAME_LOAD_FAILED', cause, nextStep: 'check-frame' })
      client.settle('connectEmail', which === 'its own error' ? cause : makeFrameError('frame/load-failed'))
    })
    await waitFor(() => expect(field.hasAttribute('readonly')).toBe(false))
    expect(screen.getAllByText(/Your wallet could not be loaded/)).toHaveLength(1)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(field.getAttribute('aria-invalid')).toBeNull()
    expect(field.getAttribute('aria-describedby')).toBeNull()
  },
)

test('a failure beside the alert of another one is told of too', async () => {
  const { client, state } = await showWithFrame('EmailLogin')
  client.answer('connectEmail', makeFrameError('frame/cooldown', { seconds: 12 }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'ann@example.com{Enter}')
  expect(await screen.findByText('Please try again after 12 seconds.')).toBeTruthy()
  const cause = makeFrameError('embedded-wallet/origin-not-allowed')
  await act(async () => {
    state.alert = { code: 'INVALID_APP_CONFIGURATION', cause, nextStep: 'check-app' }
  })
  const told = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  expect(told).toEqual([expect.stringContaining('Invalid App Configuration'), 'Please try again after 12 seconds.'])
})

test('a login that ended because of it says so', async () => {
  const { state } = await showWithFrame('EmailVerifyOtp')
  const cause = makeFrameError('embedded-wallet/network-not-found')
  state.alert = { code: 'NETWORK_NOT_FOUND', cause, nextStep: 'choose-network' }
  expect((await screen.findByRole('alert')).textContent).toContain('Network Not Found')
  expect(screen.getByRole('button', { name: 'Enter email' })).toBeTruthy()
})
