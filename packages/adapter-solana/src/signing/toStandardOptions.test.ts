import { expect, test } from 'vitest'
import { toStandardOptions } from './toStandardOptions.js'

test.each([
  ['processed', 'processed'],
  ['confirmed', 'confirmed'],
  ['finalized', 'finalized'],
  ['recent', 'processed'],
  ['single', 'confirmed'],
  ['singleGossip', 'confirmed'],
  ['root', 'finalized'],
  ['max', 'finalized'],
] as const)('names the commitment %s as %s', (preflightCommitment, named) => {
  const options = { preflightCommitment, maxRetries: 1 }
  expect(toStandardOptions(options)).toEqual({ preflightCommitment: named, maxRetries: 1 })
})

test('adds no commitment, and refuses what is no option', () => {
  expect(toStandardOptions({ skipPreflight: true })).toEqual({ skipPreflight: true })
  expect(() => toStandardOptions({ preflightCommitment: 'soon' as never })).toThrow(
    expect.objectContaining({ code: 'solana/invalid-options' }),
  )
})
