import { expect, test } from 'vitest'
import { isFrameRequestName } from '../protocol/frameRequests.js'

test.each(['GET_USER', 'CONNECT_EMAIL', 'RPC_REQUEST', 'RPC_ABORT'])('knows %s', (name) => {
  expect(isFrameRequestName(name)).toBe(true)
})

test.each(['', 'get_user', 'GET_USER_SUCCESS', 'READY', 'PORT', 'constructor', '__proto__', 'hasOwnProperty'])(
  'does not take %j for a request',
  (name) => {
    expect(isFrameRequestName(name)).toBe(false)
  },
)
