import { openModal, pushView } from '@portico/controllers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeFrameError, type ShowOptions, setUpShow } from '../showWithFrame.test.fixture.js'

const showWithFrame = setUpShow()

const show = (options: ShowOptions = {}) =>
  showWithFrame('UpdateEmail', {
    loggedIn: true,
    async arrange({ portico }) {
      openModal(portico, { view: 'AccountSettings' })
      pushView(portico, { view: 'UpdateEmail' })
    },
    ...options,
  })
const field = () => screen.getByRole('textbox', { name: 'New email address' })
async function typeCode(code: string) {
  await userEvent.click(
    within(await screen.findByRole('group', { name: 'Code' })).getAllByRole('textbox')[0] as Element,
  )
  await userEvent.keyboard(code)
}

test('takes the new address, a code of the old one and a code of the new one, and goes back', async () => {
  const { asked, top, toast, state } = await show()
  expect(screen.getByText(/Your address is/).textContent).toContain('ann@example.com')
  await userEvent.type(field(), 'new@example.com{Enter}')
  expect((await screen.findByText(/your present address/)).textContent).toContain('ann@example.com')
  await typeCode('111111')
  expect((await screen.findByText(/your new address/)).textContent).toContain('new@example.com')
  await typeCode('222222')
  await waitFor(() => expect(top()).toBe('AccountSettings'))
  expect(asked('updateEmailPrimaryOtp')).toEqual([{ otp: '111111' }])
  expect(asked('updateEmailSecondaryOtp')).toEqual([{ otp: '222222' }])
  expect(toast()).toMatchObject({ code: 'email-updated' })
  expect(state.user?.email).toBe('new@example.com')
})

test('the next field has the focus at every step, so that nothing has to be clicked', async () => {
  const { top } = await show()
  expect(document.activeElement).toBe(field())
  await userEvent.keyboard('new@example.com{Enter}')
  await screen.findByText(/your present address/)
  await userEvent.keyboard('111111')
  await screen.findByText(/your new address/)
  await userEvent.keyboard('222222')
  await waitFor(() => expect(top()).toBe('AccountSettings'))
})

test('the present address is no new one', async () => {
  const { asked } = await show()
  await userEvent.type(field(), 'ann@example.com{Enter}')
  expect(await screen.findByText('This is your address already. Type another one.')).toBeTruthy()
  expect(asked('updateEmail')).toEqual([])
})

test('a code that is refused may be tried again', async () => {
  const { client } = await show()
  await userEvent.type(field(), 'new@example.com{Enter}')
  client.answer('updateEmailPrimaryOtp', makeFrameError('frame/error-reply', { message: 'nope' }))
  await typeCode('111111')
  expect(await screen.findByText(/refused this code: \u2068nope/)).toBeTruthy()
})

test('another address may be chosen at any step', async () => {
  await show()
  await userEvent.type(field(), 'new@example.com{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }))
  expect(document.activeElement).toBe(field())
})
