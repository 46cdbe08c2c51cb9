import { expect, test, vi } from 'vitest'
import { tameRepeats } from './tameRepeats.js'

const event = { topic: 'topic', message: 'text', publishedAt: 1 }

function arrange() {
  let settle = (_failure?: Error) => {}
  const work = new Promise<void>((resolve, reject) => {
    settle = (failure) => (failure ? reject(failure) : resolve())
  })
  const onRelayMessage = vi.fn((_event: typeof event) => work)
  const client = { engine: { onRelayMessage } }
  tameRepeats(client)
  return { client, onRelayMessage, settle }
}

test('what is being worked on is not taken again', async () => {
  const { client, onRelayMessage, settle } = arrange()
  const first = client.engine.onRelayMessage(event)
  await client.engine.onRelayMessage({ ...event, publishedAt: 2 })
  expect(onRelayMessage).toHaveBeenCalledExactlyOnceWith(event)
  settle()
  await first
})

test('other messages, and the same one later, are taken', async () => {
  const { client, onRelayMessage, settle } = arrange()
  const first = client.engine.onRelayMessage(event)
  const second = client.engine.onRelayMessage({ ...event, message: 'other' })
  settle()
  await Promise.all([first, second])
  await client.engine.onRelayMessage(event)
  expect(onRelayMessage).toHaveBeenCalledTimes(3)
})

test('a message that failed can be taken again, and the failure is told', async () => {
  const { client, onRelayMessage, settle } = arrange()
  settle(new Error('unreadable'))
  await expect(client.engine.onRelayMessage(event)).rejects.toThrow('unreadable')
  await expect(client.engine.onRelayMessage(event)).rejects.toThrow('unreadable')
  expect(onRelayMessage).toHaveBeenCalledTimes(2)
})

test('a client of another shape is left as it is', () => {
  const odd = { engine: { onRelayMessage: 1 } }
  tameRepeats(odd)
  tameRepeats({})
  expect(odd.engine.onRelayMessage).toBe(1)
})
