import { createFakeClock } from '@portico/core/testing'
import { expect, test, vi } from 'vitest'
import { createLazyLogger } from './createLazyLogger.js'

test('writes everything in order once its code is there, redacted', async () => {
  const logger = createLazyLogger({ level: 'silent', clock: createFakeClock() })
  logger.error('first', { otp: '123456' })
  logger.warn('second')
  expect(logger.entries()).toEqual([])
  await vi.dynamicImportSettled()
  logger.info('third')
  expect(logger.entries().map(({ level, message }) => [level, message])).toEqual([
    ['error', 'first'],
    ['warn', 'second'],
    ['info', 'third'],
  ])
  expect(JSON.stringify(logger.entries())).not.toContain('123456')
})
