import { expect, test } from 'vitest'
import { checkSendOptions } from './checkSendOptions.js'

test.each(['processed', 'confirmed', 'finalized', 'recent', 'single', 'singleGossip', 'root', 'max'] as const)(
  'takes the commitment %s',
  (preflightCommitment) => {
    expect(checkSendOptions({ preflightCommitment })).toEqual({ preflightCommitment })
  },
)

test('keeps what is an option and drops the rest', () => {
  const options = { skipPreflight: false, maxRetries: 0, minContextSlot: 5, encoding: 'base58', commitment: undefined }
  expect(checkSendOptions(options)).toEqual({ skipPreflight: false, maxRetries: 0, minContextSlot: 5 })
})

test.each([
  { preflightCommitment: 'Confirmed' },
  { skipPreflight: 1 },
  { maxRetries: -1 },
  { maxRetries: 0.5 },
  { minContextSlot: '1' },
])('refuses %o', (options) => {
  expect(() => checkSendOptions(options as never)).toThrow(expect.objectContaining({ code: 'solana/invalid-options' }))
})
