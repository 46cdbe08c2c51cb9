import { expect, test } from 'vitest'
import { openTestClient } from './testing/openTestClient.js'

const forgetful = { ready: { keepsLogin: false } }
const token = 'AbC-_123.sealed'
const update = { type: '@w3m-frame/SESSION_UPDATE', payload: { token } }

test('the token of a frame that keeps nothing is kept, and given back', async () => {
  const { client, frame, stored } = await openTestClient({}, forgetful)
  frame.say(update)
  expect(stored('SESSION_TOKEN_KEY')).toBe(token)
  const check = client.isConnected()
  expect(frame.last()).toMatchObject({ type: '@w3m-app/IS_CONNECTED', payload: { token } })
  frame.reply('IS_CONNECTED', { isConnected: true })
  expect(await check).toBe(true)
  expect(stored('SESSION_TOKEN_KEY')).toBe(token)
})

test('the next token takes the place of the one that was given, and of no later one', async () => {
  const { client, frame, stored, write } = await openTestClient({ SESSION_TOKEN_KEY: token }, forgetful)
  const next = { ...update, payload: { token: 'next' } }
  const check = client.isConnected()
  frame.say(next)
  expect(stored('SESSION_TOKEN_KEY')).toBe('next')
  frame.reply('IS_CONNECTED', { isConnected: true })
  await check
  // Another tab was faster.
  const slow = client.isConnected()
  write('SESSION_TOKEN_KEY', 'later')
  frame.say({ ...update, payload: { token: 'late' } })
  expect(stored('SESSION_TOKEN_KEY')).toBe('later')
  frame.reply('IS_CONNECTED', { isConnected: true })
  await slow
  // The user has signed out meanwhile.
  client.isConnected().catch(() => {})
  client.disconnect().catch(() => {})
  frame.say({ ...update, payload: { token: 'late' } })
  expect(stored('SESSION_TOKEN_KEY')).toBeNull()
})

test('the token of a frame that keeps its login is kept nowhere', async () => {
  const { client, frame, stored } = await openTestClient()
  frame.say(update)
  expect(stored('SESSION_TOKEN_KEY')).toBeNull()
  client.isConnected().catch(() => {})
  expect(frame.last()?.payload).toBeUndefined()
})

test('such a frame may still be given a token of before, and replaces it', async () => {
  const { client, frame, stored } = await openTestClient({ SESSION_TOKEN_KEY: token })
  const check = client.isConnected()
  expect(frame.last()?.payload).toEqual({ token })
  frame.say({ ...update, payload: { token: 'next' } })
  expect(stored('SESSION_TOKEN_KEY')).toBe('next')
  frame.reply('IS_CONNECTED', { isConnected: true })
  await check
})

test.each([{}, forgetful])('a new login leaves no token of the one before: %j', async (frameOptions) => {
  const { client, frame, stored } = await openTestClient({ SESSION_TOKEN_KEY: token }, frameOptions)
  const wrong = client.connectOtp({ otp: '000000' })
  frame.reply('CONNECT_OTP', { message: 'wrong' }, 'ERROR')
  await expect(wrong).rejects.toMatchObject({ code: 'frame/error-reply' })
  expect(stored('SESSION_TOKEN_KEY')).toBe(token)
  const login = client.connectOtp({ otp: '123456' })
  frame.reply('CONNECT_OTP', undefined)
  await login
  expect(stored('SESSION_TOKEN_KEY')).toBeNull()
})

test('the token of a new login takes the place of the one before', async () => {
  const { client, frame, stored } = await openTestClient({ SESSION_TOKEN_KEY: token }, forgetful)
  const login = client.connectOtp({ otp: '123456' })
  frame.say({ ...update, payload: { token: 'next' } })
  frame.reply('CONNECT_OTP', undefined)
  await login
  expect(stored('SESSION_TOKEN_KEY')).toBe('next')
})

test.each(['', 'two words', 'a"b', 'x'.repeat(2_001)])('%j is no token', async (wrong) => {
  const { frame, stored, client } = await openTestClient({}, forgetful)
  frame.say({ ...update, payload: { token: wrong } })
  client.isConnected().catch(() => {})
  expect(frame.last()?.payload).toBeUndefined()
  expect(stored('SESSION_TOKEN_KEY')).toBeNull()
})

test('it is forgotten when nobody is logged in, and when the person signs out', async () => {
  const { client, frame, stored } = await openTestClient({ SESSION_TOKEN_KEY: token }, forgetful)
  const check = client.isConnected()
  frame.reply('IS_CONNECTED', { isConnected: false })
  expect(await check).toBe(false)
  expect(stored('SESSION_TOKEN_KEY')).toBeNull()
  frame.say(update)
  client.disconnect().catch(() => {})
  expect(stored('SESSION_TOKEN_KEY')).toBeNull()
})

test('it stays where the frame could not tell', async () => {
  const { client, frame, stored } = await openTestClient({ SESSION_TOKEN_KEY: token }, forgetful)
  const check = client.isConnected()
  frame.reply('IS_CONNECTED', { message: 'down' }, 'ERROR')
  await expect(check).rejects.toMatchObject({ code: 'frame/error-reply' })
  expect(stored('SESSION_TOKEN_KEY')).toBe(token)
})

test('a new document of the frame is given it before anything else', async () => {
  const { client, clock, frame } = await openTestClient({ SESSION_TOKEN_KEY: token }, forgetful)
  expect(frame.names()).toEqual([])
  frame.ready({ version: '4', nonce: 'of another document', keepsLogin: false })
  const waiting = client.getChainId()
  await clock.advance(500)
  expect(frame.names()).toEqual(['IS_CONNECTED', 'GET_CHAIN_ID'])
  frame.reply('GET_CHAIN_ID', { chainId: 1 })
  expect(await waiting).toBe(1)
})

test.each([
  [{}, true],
  [{ keepsLogin: true }, true],
  [{ keepsLogin: false }, false],
])('a frame that says %j keeps its login: %s', async (ready, keeps) => {
  const { client } = await openTestClient({}, { ready })
  expect(client.keepsLogin?.()).toBe(keeps)
})
