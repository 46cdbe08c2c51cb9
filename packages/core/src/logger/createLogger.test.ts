import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakeClock } from '../testing/createFakeClock.js'
import { createLogger } from './createLogger.js'

const key = 'ab'.repeat(32)

describe('createLogger', () => {
  afterEach(() => void vi.restoreAllMocks())

  it('writes to the console from error up by default and keeps everything', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {})
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const clock = createFakeClock(5)
    const logger = createLogger({ clock })
    logger.warn('quiet')
    logger.error('loud', { code: 1 })
    expect(warn).not.toHaveBeenCalled()
    expect(error).toHaveBeenCalledWith('[portico] loud', { code: 1 })
    expect(logger.entries()).toEqual([
      { time: 5, level: 'warn', message: 'quiet', details: undefined },
      { time: 5, level: 'error', message: 'loud', details: { code: 1 } },
    ])
  })

  it.each([
    ['a private key', { text: `key 0x${key}` }],
    ['a JWT', { text: 'Bearer eyJhbGciOi.eyJzdWIi.c2ln' }],
    ['an e-mail address', { text: 'sent to ann.lee+1@mail.example.org' }],
    ['an otp', { otp: '123456' }],
    ['a mnemonic', { mnemonic: ['test', 'test', 'junk'] }],
    ['an access token', { headers: { accessToken: 'abc' } }],
    ['an authorization header', { Authorization: 'Basic abc' }],
    ['a secret key', { secretKey: [1, 2, 3] }],
  ])('redacts %s', (_, details) => {
    const logger = createLogger({ level: 'silent' })
    logger.debug('sign-in', details)
    const text = JSON.stringify(logger.entries())
    expect(text).toContain('[redacted]')
    expect(text).not.toMatch(/abab|eyJ|ann\.lee|123456|junk|abc|1,2,3/)
  })

  it('redacts the message and what errors carry', () => {
    const logger = createLogger({ level: 'silent' })
    logger.error(`failed for ${key}`, new Error('a@b.example', { cause: { password: 'hunter2' } }))
    const text = JSON.stringify(logger.entries())
    expect(text).not.toMatch(/abab|a@b|hunter2/)
  })

  it('leaves addresses, amounts and words that only look like secret names', () => {
    const logger = createLogger({ level: 'silent' })
    const details = { tokens: 2, protocol: 'irn', address: `0x${'12'.repeat(20)}`, spotPrice: '1.0' }
    logger.info('ok', details)
    expect(logger.entries()[0]?.details).toEqual(details)
  })

  it('survives cyclic, hostile and bigint details', () => {
    const logger = createLogger({ level: 'silent' })
    const cyclic: Record<string, unknown> = { amount: 5n }
    cyclic.self = cyclic
    const hostile = Object.defineProperty({}, 'x', {
      enumerable: true,
      get() {
        throw new Error('no')
      },
    })
    logger.error('x', { cyclic, hostile })
    expect(JSON.stringify(logger.entries())).toContain('5n')
  })

  it('drops the oldest entries when the buffer is full', () => {
    const logger = createLogger({ level: 'silent', bufferBytes: 500 })
    for (let index = 0; index < 50; index++) logger.debug(`entry ${index}`)
    const messages = logger.entries().map((entry) => entry.message)
    expect(messages.at(-1)).toBe('entry 49')
    expect(messages).not.toContain('entry 0')
    expect(JSON.stringify(logger.entries()).length).toBeLessThan(600)
  })
})
