import { expect, test } from 'vitest'
import type { FrameClient } from './FrameClient.js'
import { openTestClient } from './testing/openTestClient.js'

const email = 'ada@example.org'
const login = { EMAIL_LOGIN_USED_KEY: 'true', EMAIL: email, SOCIAL_USERNAME: 'ada', LAST_USED_CHAIN_KEY: '10' }

const rows: [string, unknown, (client: FrameClient) => Promise<unknown>][] = [
  ['GET_USER', { email, address: '0xabc', chainId: 8453 }, (client) => client.getUser()],
  ['IS_CONNECTED', { isConnected: false }, (client) => client.isConnected()],
  ['CONNECT_SOCIAL', { address: '0xabc', chainId: 1, userName: 'a' }, (client) => client.connectSocial({ uri: 'r' })],
  ['CONNECT_FARCASTER', { userName: 'ada' }, (client) => client.connectFarcaster()],
  ['GET_CHAIN_ID', { chainId: 8453 }, (client) => client.getChainId()],
  ['SWITCH_NETWORK', { chainId: 8453 }, (client) => client.switchNetwork({ chainId: 8453 })],
  ['UPDATE_EMAIL_SECONDARY_OTP', { newEmail: email }, (client) => client.updateEmailSecondaryOtp({ otp: '1' })],
]

test.each(rows)('a reply to %s that comes after signing out brings nothing back', async (name, reply, ask) => {
  const { client, clock, events, frame, stored } = await openTestClient(login)
  const late = expect(ask(client)).rejects.toMatchObject({ code: 'frame/aborted' })
  const done = client.disconnect()
  frame.reply(name, reply)
  await late
  frame.reply('SIGN_OUT')
  await done
  await clock.flush()
  expect(Object.keys(login).map(stored)).toEqual([null, null, null, null])
  expect(events).toEqual([['disconnect', { reason: 'signed-out' }]])
})

test('who logs in after signing out is remembered', async () => {
  const { client, frame, stored } = await openTestClient(login)
  const done = client.disconnect()
  frame.reply('SIGN_OUT')
  await done
  const pending = client.getUser()
  frame.reply('GET_USER', { email, address: '0xabc', chainId: 8453 })
  await pending
  expect([stored('EMAIL_LOGIN_USED_KEY'), stored('EMAIL'), stored('LAST_USED_CHAIN_KEY')]).toEqual([
    'true',
    email,
    '8453',
  ])
})
