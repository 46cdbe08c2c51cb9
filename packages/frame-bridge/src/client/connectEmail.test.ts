import { expect, test } from 'vitest'
import { openTestClient } from './testing/openTestClient.js'

const email = 'ada@example.org'

test('a login mail that is being asked for begins the wait', async () => {
  const { client, clock, frame } = await openTestClient()
  const first = client.connectEmail({ email })
  await clock.advance(1_500)
  await expect(client.connectEmail({ email })).rejects.toMatchObject({
    code: 'frame/cooldown',
    shortMessage: 'Please try again after 29 seconds',
  })
  expect(frame.names()).toEqual(['CONNECT_EMAIL'])
  frame.reply('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
  expect(await first).toEqual({ action: 'VERIFY_OTP' })
})

test('a login mail that failed or was called off begins none', async () => {
  const { client, frame } = await openTestClient()
  const controller = new AbortController()
  const calledOff = expect(client.connectEmail({ email }, { signal: controller.signal })).rejects.toMatchObject({
    code: 'frame/aborted',
  })
  controller.abort()
  // In the same task, before anything has settled.
  const refused = expect(client.connectEmail({ email })).rejects.toMatchObject({ code: 'frame/error-reply' })
  await calledOff
  await expect(client.connectEmail({ email })).rejects.toMatchObject({ code: 'frame/cooldown' })
  frame.reply('CONNECT_EMAIL', undefined, 'ERROR')
  await refused
  client.connectEmail({ email }).catch(() => {})
  expect(frame.names()).toEqual(['CONNECT_EMAIL', 'CONNECT_EMAIL', 'CONNECT_EMAIL'])
})
