import { expect, test } from 'vitest'
import { isFrameMessageType } from './messageTypes.js'

test('tells the two directions apart', () => {
  expect(isFrameMessageType('@w3m-frame/READY', 'frame')).toBe(true)
  expect(isFrameMessageType('@w3m-frame/READY', 'app')).toBe(false)
  expect(isFrameMessageType('@w3m-app/GET_USER', 'app')).toBe(true)
})

test.each(['x@w3m-frame/READY', '@W3M-FRAME/READY', '', undefined, 1, { toString: () => '@w3m-frame/READY' }])(
  'does not take %j for a message',
  (type) => {
    expect(isFrameMessageType(type, 'frame')).toBe(false)
  },
)
