import { swapErrors, transferErrors } from '@portico/core'
import { expect, test } from 'vitest'
import { readRevertReason } from './readRevertReason.js'

test('returns the reason of a swap that would fail, or did', () => {
  expect(readRevertReason(swapErrors('swap/would-fail', { reason: 'K' }))).toBe('K')
  expect(readRevertReason(transferErrors('transfer/reverted', { reason: 'Router: EXPIRED' }))).toBe('Router: EXPIRED')
})

test('returns nothing where the chain gave none, or something else failed', () => {
  expect(readRevertReason(swapErrors('swap/would-fail', { reason: undefined }))).toBeUndefined()
  expect(readRevertReason(swapErrors('swap/would-fail', { reason: ' \u202e\n' }))).toBeUndefined()
  expect(readRevertReason(swapErrors('swap/stale-quote'))).toBeUndefined()
  expect(readRevertReason(new Error('K'))).toBeUndefined()
})

test('takes the sting out of what a hostile contract says', () => {
  const reason = `Send\u202e all\nto me\u0000 ${'now '.repeat(100)}`
  const shown = readRevertReason(swapErrors('swap/would-fail', { reason })) ?? ''
  expect(shown).toMatch(/^Send all to me now now/)
  expect([...shown]).toHaveLength(121)
})
