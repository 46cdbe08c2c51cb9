import { expect, it } from 'vitest'
import { isTransientRpcCode } from './isTransientRpcCode.js'

it.each([
  [-1, true],
  [-32005, true],
  [-32603, true],
  [-32602, false],
  [-32000, false],
  [3, false],
  ['-1', false],
  [undefined, false],
])('says of %s: %s', (code, passes) => {
  expect(isTransientRpcCode(code)).toBe(passes)
})
