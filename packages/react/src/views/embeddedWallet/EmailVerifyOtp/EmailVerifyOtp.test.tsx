import { startEmailLogin } from '@portico/controllers/embedded-wallet'
import { createFaultyStorage } from '@portico/core/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { makeFrameError, type ShowOptions, setUpShow } from '../showWithFrame.test.fixture.js'

const showWithFrame = setUpShow()

const email = 'ann@example.com'
const show = (options: ShowOptions = {}) =>
  showWithFrame('EmailVerifyOtp', { arrange: ({ portico }) => startEmailLogin(portico, { email }), ...options })
const fields = () => within(screen.getByRole('group', { name: 'Code' })).getAllByRole('textbox') as HTMLInputElement[]
const typed = () => fields().map(({ value }) => value)
const first = () => screen.getByRole('textbox', { name: 'Digit 1 of 6' })

test('typing six digits sends the code and connects', async () => {
  const { asked, portico, isOpen } = await show()
  expect(screen.getByText(/Enter the code we sent to/).textContent).toContain(email)
  // The first field has the focus.
  await userEvent.keyboard('123456')
  await waitFor(() => expect(asked('connectOtp')).toEqual([{ otp: '123456' }]))
  await waitFor(() => expect(portico.getState().namespaces.eip155?.status).toBe('connected'))
  expect(isOpen()).toBe(false)
})

test('takes a pasted code, with whatever stands around it', async () => {
  const { asked } = await show()
  await userEvent.click(first())
  await userEvent.paste('Your code: 123-456')
  await waitFor(() => expect(asked('connectOtp')).toEqual([{ otp: '123456' }]))
})

test('takes the code the browser fills in from the mail', async () => {
  const { asked } = await show()
  expect(first().getAttribute('autocomplete')).toBe('one-time-code')
  expect(first().getAttribute('inputmode')).toBe('numeric')
  await userEvent.type(first(), '987654', { skipClick: false, initialSelectionStart: 0 })
  await waitFor(() => expect(asked('connectOtp')).toEqual([{ otp: '987654' }]))
})

test('moves between the fields by arrows, Home and End, and clears by Backspace', async () => {
  await show()
  await userEvent.click(first())
  await userEvent.keyboard('12')
  expect(document.activeElement).toBe(fields()[2])
  await userEvent.keyboard('{Backspace}')
  expect(typed()).toEqual(['1', '', '', '', '', ''])
  expect(document.activeElement).toBe(fields()[1])
  await userEvent.keyboard('{ArrowLeft}{Delete}{End}')
  expect(typed().join('')).toBe('')
  expect(document.activeElement).toBe(fields()[5])
  await userEvent.keyboard('{Home}7')
  expect(typed()).toEqual(['7', '', '', '', '', ''])
})

test('a code that is being checked is not replaced by a pasted one', async () => {
  const { asked, client } = await show()
  client.answer('connectOtp', 'hang')
  await userEvent.keyboard('123456')
  await screen.findByText('Checking the code…')
  await userEvent.click(first())
  await userEvent.paste('654321')
  expect(typed().join('')).toBe('123456')
  expect(asked('connectOtp')).toHaveLength(1)
})

test('letters are not taken, and another digit takes the place of the one there', async () => {
  await show()
  await userEvent.click(first())
  await userEvent.keyboard('a1')
  await userEvent.click(first())
  await userEvent.keyboard('2')
  expect(typed()).toEqual(['2', '', '', '', '', ''])
})

test('a code that is refused is told of, cleared and may be tried again', async () => {
  const { asked, client, toast } = await show()
  client.answer('connectOtp', makeFrameError('frame/error-reply', { message: 'nope' }))
  await userEvent.click(first())
  await userEvent.keyboard('000000')
  await waitFor(() => expect(typed().join('')).toBe(''))
  // Said once, in one place that is announced.
  const said = screen.getByText(/nope/)
  expect(said.getAttribute('role')).toBe('status')
  expect(said.textContent).toBe('Your wallet refused this code: \u2068nope\u2069')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toast()).toBeUndefined()
  expect(typed().join('')).toBe('')
  expect(first().getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(first()))
  client.answer('connectOtp', undefined)
  await userEvent.keyboard('123456')
  await waitFor(() => expect(asked('connectOtp')).toHaveLength(2))
})

test('a code that is refused without a word is told of all the same', async () => {
  const { client } = await show()
  client.answer('connectOtp', makeFrameError('frame/error-reply', { message: '' }))
  await userEvent.keyboard('000000')
  expect(await screen.findByText(/^This code is not right, or it has expired/)).toBeTruthy()
})

test('a code that is refused was only checked: nothing says that the wallet opens', async () => {
  const { client, container } = await show()
  const said = new Set<string | null>()
  const watch = new MutationObserver(() => said.add(container.querySelector('[role=status]')?.textContent ?? null))
  watch.observe(container, { subtree: true, childList: true, characterData: true })
  client.answer('connectOtp', 'hang')
  await userEvent.keyboard('000000')
  await screen.findByText('Checking the code…')
  await act(async () => client.settle('connectOtp', makeFrameError('frame/error-reply', { message: 'nope' })))
  await screen.findByText(/nope/)
  watch.disconnect()
  expect([...said].filter((text) => text?.includes('Opening'))).toEqual([])
})

test('says that a code ends to count, and when it has', async () => {
  const { clock } = await show()
  expect(screen.getByText('The code is valid for 20 minutes.')).toBeTruthy()
  await act(() => clock.advance(1_200_000))
  expect(screen.getByText(/This code has expired/)).toBeTruthy()
})

test('another mail may be asked for after 30 s', async () => {
  const { clock, asked, toast } = await show()
  const wait = screen.getByRole('button', { name: 'Send again in 0:30' })
  expect(wait.hasAttribute('disabled')).toBe(true)
  await act(() => clock.advance(30_000))
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(asked('connectEmail')).toHaveLength(2))
  expect(toast()).toMatchObject({ code: 'code-sent' })
  expect(screen.getByRole('button', { name: /^Send again in/ })).toBeTruthy()
})

test('says before the login that this browser forgets it, where it does', async () => {
  const storage = createFaultyStorage()
  storage.fail('setItem')
  await show({
    storage,
    arrange: ({ client, portico }) => {
      Object.assign(client, { keepsLogin: () => false })
      return startEmailLogin(portico, { email })
    },
  })
  expect(screen.getByText(/^This browser keeps nothing for your wallet/)).toBeTruthy()
})

test('says nothing of the kind where it keeps the login', async () => {
  await show()
  expect(screen.queryByText(/keeps nothing for your wallet/)).toBeNull()
})

test('without a login it leads to the address', async () => {
  const { top } = await show({ arrange: undefined })
  await userEvent.click(screen.getByRole('button', { name: 'Enter email' }))
  expect(top()).toBe('EmailLogin')
})

test('digits run from left to right in Arabic too', async () => {
  await show({ locale: 'ar' })
  expect(screen.getByRole('group', { name: 'الرمز' }).getAttribute('dir')).toBe('ltr')
})
