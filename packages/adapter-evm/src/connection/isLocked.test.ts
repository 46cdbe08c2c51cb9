import { createFakeContext, createFakeProvider } from '@portico/core/testing'
import { expect, test } from 'vitest'
import { isLocked } from './isLocked.js'

test.each([
  ['says so', { isUnlocked: async () => false }, true],
  ['is open', { isUnlocked: async () => true }, false],
  ['has no such call', {}, false],
  ['fails', { isUnlocked: () => Promise.reject(new Error('no')) }, false],
  ['is of another kind', undefined, false],
])('a wallet that %s', async (_, metamask, expected) => {
  const context = createFakeContext()
  expect(await isLocked(context, Object.assign(createFakeProvider(), { _metamask: metamask }))).toBe(expected)
})

test('a wallet that does not answer counts as unlocked', async () => {
  const context = createFakeContext()
  const provider = Object.assign(createFakeProvider(), { _metamask: { isUnlocked: () => new Promise(() => {}) } })
  const answer = isLocked(context, provider)
  await context.clock.advance(500)
  expect(await answer).toBe(false)
})
