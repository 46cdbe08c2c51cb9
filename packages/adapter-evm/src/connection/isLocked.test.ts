import { createFakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { isLocked } from './isLocked.js'

test.each([
  ['says so', { isUnlocked: async () => false }, true],
  ['is open', { isUnlocked: async () => true }, false],
  ['has no such call', {}, false],
  ['fails', { isUnlocked: () => Promise.reject(new Error('no')) }, false],
  ['is of another kind', undefined, false],
])('a wallet that %s', async (_, metamask, expected) => {
  expect(await isLocked(Object.assign(createFakeProvider(), { _metamask: metamask }))).toBe(expected)
})
