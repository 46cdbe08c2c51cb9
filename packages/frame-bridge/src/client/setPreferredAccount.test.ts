import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { openTestClient } from './testing/openTestClient.js'

test('a frame that does not come back leaves the account at eoa after 50 s, and is not told later', async () => {
  const { client, clock, events, frame } = await openTestClient()
  // Another page, which does not respond, has replaced the frame's.
  frame.emit('load', undefined)
  frame.emit('load', undefined)
  const pending = client.setPreferredAccount({ type: 'smartAccount' })
  await clock.advance(49_999)
  expect(events).toEqual([])
  await clock.advance(1)
  expect(await pending).toEqual({ type: 'eoa' })
  expect(events).toEqual([['account', { type: 'eoa' }]])
  frame.ready()
  await clock.advance(500)
  expect(frame.names()).toEqual([])
  expect(clock.pending()).toBe(0)
})

test('ends with its signal, and leaves it alone once it is answered', async () => {
  const { client, clock, events, frame } = await openTestClient()
  const controller = new AbortController()
  const { signal } = controller
  const account = { type: 'smartAccount', address: '0x1' } as const
  const answered = client.setPreferredAccount({ type: 'smartAccount' }, { signal })
  frame.reply('SET_PREFERRED_ACCOUNT', account)
  expect(await answered).toEqual(account)
  expect([getEventListeners(signal, 'abort').length, clock.pending()]).toEqual([0, 0])
  const calledOff = expect(client.setPreferredAccount({ type: 'eoa' }, { signal })).rejects.toMatchObject({
    code: 'frame/aborted',
  })
  controller.abort()
  await calledOff
  const ended = expect(client.setPreferredAccount({ type: 'eoa' })).rejects.toMatchObject({ code: 'frame/aborted' })
  client.destroy()
  await ended
  expect(events).toEqual([['account', account]])
})
