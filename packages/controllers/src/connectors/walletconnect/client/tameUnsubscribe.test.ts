import { createLogger } from '@portico/core'
import { createFakeClock } from '@portico/core/testing'
import { expect, test, vi } from 'vitest'
import { tameUnsubscribe } from './tameUnsubscribe.js'

const logger = createLogger({ level: 'silent', clock: createFakeClock() })

test('passes on what is unsubscribed and keeps a failure to itself', async () => {
  const unsubscribe = vi.fn(async (_topic: string) => {})
  const relayer = { unsubscribe }
  tameUnsubscribe(relayer, logger)
  await relayer.unsubscribe('topic')
  expect(unsubscribe).toHaveBeenCalledWith('topic')
  unsubscribe.mockRejectedValueOnce(new Error('no relay'))
  await expect(relayer.unsubscribe('topic')).resolves.toBeUndefined()
})

test('leaves a relayer that has no such thing alone', () => {
  const relayer = {}
  tameUnsubscribe(relayer, logger)
  expect(relayer).toEqual({})
})
