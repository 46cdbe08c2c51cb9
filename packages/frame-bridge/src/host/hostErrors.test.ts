import { expect, test } from 'vitest'
import { hostErrors } from './hostErrors.js'

test.each([
  [
    hostErrors('frame-host/origin-refused', { origin: 'https://app.example' }),
    "The wallet is embedded by https://app.example, which the project does not allow. Add it to the project's origins.",
    undefined,
  ],
  [hostErrors('frame-host/reply', { message: 'Invalid code' }), 'Invalid code', undefined],
  [hostErrors('frame-host/cooldown', { seconds: 30 }), 'Please try again after 30 seconds', undefined],
  [
    hostErrors('frame-host/outcome-unknown'),
    'It is not known whether this was sent. Look at your account before you send it again',
    undefined,
  ],
  [hostErrors('frame-host/rejected'), 'User rejected the request.', 4001],
  [hostErrors('frame-host/unknown-network'), 'The wallet does not know this network', 4902],
  [hostErrors('frame-host/unsupported-method'), 'This wallet does not offer the request', 4200],
  [hostErrors('frame-host/busy'), 'Too many requests wait for an answer. Try again when some have ended.', -32005],
])('tells the app: %s', (error, message, rpcCode) => {
  expect([error.message, error.rpcCode]).toEqual([message, rpcCode])
})
