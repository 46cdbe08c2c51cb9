import { PorticoError } from '@portico/core'
import { describe, expect, test } from 'vitest'
import { frameErrors } from '../protocol/frameErrors.js'
import { describeFailure } from './describeFailure.js'
import { hostErrors } from './hostErrors.js'

describe('describeFailure', () => {
  test.each([
    [hostErrors('frame-host/reply', { message: 'Invalid code' }), { message: 'Invalid code' }],
    [
      hostErrors('frame-host/reply', { message: 'The code has expired', reason: 'expired' }),
      { message: 'The code has expired', reason: 'expired' },
    ],
    [
      hostErrors('frame-host/cooldown', { seconds: 12 }),
      { message: 'Please try again after 12 seconds', retryAfter: 12 },
    ],
    [
      hostErrors('frame-host/outcome-unknown'),
      {
        message: 'It is not known whether this was sent. Look at your account before you send it again',
        isOutcomeUnknown: true,
      },
    ],
    [hostErrors('frame-host/rejected'), { message: 'User rejected the request.', code: 4001 }],
    [
      hostErrors('frame-host/busy'),
      { message: 'Too many requests wait for an answer. Try again when some have ended.', code: -32005 },
    ],
    [frameErrors('frame/rpc-not-allowed'), { message: 'Requested RPC call is not allowed', code: 4200 }],
    [frameErrors('frame/rpc-aborted'), { message: 'Request was aborted', code: 4001 }],
  ])('tells what is meant for the app: %s', (error, expected) => {
    expect(describeFailure(error)).toStrictEqual(expected)
  })

  test.each([
    new Error('SQLITE_BUSY: /var/lib/wallet.db'),
    new PorticoError('db/locked', {}, { shortMessage: 'at /var/lib/wallet.db', rpcCode: -32603 }),
    new PorticoError('constructor', {}, { shortMessage: 'inherited' }),
    frameErrors('frame/invalid-reply', { name: 'GET_USER' }),
    { code: 'frame-host/reply', shortMessage: 'looks alike' },
    'a text',
    undefined,
  ])('keeps the details of any other to itself: %s', (error) => {
    expect(describeFailure(error)).toStrictEqual({ message: 'An error occurred' })
  })
})
