import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { feeConfigBytes, mintBytes } from '../testing/tokenBytes.js'
import { getTransferFee } from '../transfer/getTransferFee.js'
import { readMint } from './readMint.js'

const hook = (program: number): [number, Uint8Array] => [14, new Uint8Array(64).fill(program, 32)]

test('reads a plain mint', () => {
  expect(readMint(mintBytes(6), false)).toMatchObject({ decimals: 6, fees: undefined, accountSize: 165 })
})

test.each<[string, number, Parameters<typeof mintBytes>[1]]>([
  ['nothing', 170, []],
  [
    'a fee',
    182,
    [feeConfigBytes({ epoch: 0, maximum: 1n, basisPoints: 1 }, { epoch: 1, maximum: 1n, basisPoints: 1 })],
  ],
  ['an empty hook', 175, [hook(0)]],
  ['a pause', 174, [[26, new Uint8Array(33)]]],
])('knows the size of an account of a mint with %s', (_, accountSize, extensions) => {
  expect(readMint(mintBytes(9, extensions), true)).toMatchObject({ accountSize, obstacle: undefined })
})

test('says what rules a transfer out', () => {
  expect(readMint(mintBytes(9, [[9, new Uint8Array()]]), true)?.obstacle).toBe('nonTransferable')
})

test('names the program of a hook, where there is one', () => {
  expect(readMint(mintBytes(9, [hook(1)]), true)?.hook).toBe(base58.encode(new Uint8Array(32).fill(1)))
  expect(readMint(mintBytes(9, [hook(0)]), true)?.hook).toBeUndefined()
  expect(readMint(mintBytes(9), true)?.hook).toBeUndefined()
})

test.each<[string, Uint8Array]>([
  ['nothing', new Uint8Array()],
  ['a mint that is not set up', mintBytes(6).fill(0, 45, 46)],
  ['a token account', new Uint8Array(165).fill(1)],
])('takes %s for no mint', (_, data) => {
  expect(readMint(data, true)).toBeUndefined()
  expect(readMint(data, false)).toBeUndefined()
})

test('stops at an extension that is cut off', () => {
  const data = mintBytes(9, [[9, new Uint8Array(8)]])
  expect(readMint(data.subarray(0, -1), true)?.extensions).toEqual([])
})

const older = { epoch: 5, maximum: 1000n, basisPoints: 100 }
const newer = { epoch: 10, maximum: 2n ** 64n - 1n, basisPoints: 250 }

test.each([
  [9n, 10_000n, 100n],
  [9n, 10_001n, 101n],
  [9n, 10n ** 12n, 1000n],
  [10n, 10_000n, 250n],
  [10n, 2n ** 64n - 1n, 461_168_601_842_738_791n],
])('withholds in epoch %d of %d the rounded up part, %d', (epoch, amount, fee) => {
  const mint = readMint(mintBytes(9, [feeConfigBytes(older, newer)]), true)
  expect(mint && getTransferFee(mint, epoch, amount)).toBe(fee)
})
