import { createLogger } from '@portico/core'
import { createFakeClock } from '@portico/core/testing'
import { expect, it, vi } from 'vitest'
import { tameQueue } from './tameQueue.js'

it('publishes each message and follows how it ends', async () => {
  const clock = createFakeClock()
  const queue = new Map([[1, 'one']])
  tameQueue({ publisher: { queue } }, createLogger({ level: 'silent', clock }))
  const publish = vi.fn(() => Promise.reject(new Error('down')))
  queue.forEach(publish)
  await clock.flush()
  expect(publish).toHaveBeenCalledExactlyOnceWith('one', 1, queue)
})

it('leaves a relayer of another make alone', () => {
  const relayer = { publisher: { queue: 'none' } }
  for (const other of [{}, relayer]) tameQueue(other, createLogger({ level: 'silent', clock: createFakeClock() }))
  expect(relayer).toEqual({ publisher: { queue: 'none' } })
})
