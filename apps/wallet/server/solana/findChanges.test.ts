import { expect, test } from 'vitest'
import { findChanges } from './findChanges.js'
import type { Holding } from './readHoldings.js'

const hold = (lamports: bigint, token?: Holding['token']): Holding => ({ lamports, owner: 'program', token })
const tokens = (owner: string, amount: bigint) => ({ mint: 'mint', owner, amount })

test('sums up the own SOL and the tokens of all own accounts', () => {
  const accounts = [
    { key: 'me', before: hold(10n), after: hold(4n) },
    { key: 'other', before: hold(0n), after: hold(6n) },
    { key: 'a', before: hold(1n, tokens('me', 9n)), after: hold(1n, tokens('me', 2n)) },
    { key: 'b', before: hold(0n), after: hold(1n, tokens('me', 3n)) },
  ]
  expect(findChanges({ account: 'me', accounts, decimals: { mint: 6 } })).toEqual([
    { mint: null, amount: '-6', decimals: 9 },
    { mint: 'mint', amount: '-4', decimals: 6 },
  ])
})

test('tokens of an account that gets another owner are lost', () => {
  const accounts = [{ key: 'a', before: hold(1n, tokens('me', 9n)), after: hold(1n, tokens('thief', 9n)) }]
  expect(findChanges({ account: 'me', accounts, decimals: {} })).toEqual([{ mint: 'mint', amount: '-9', decimals: 0 }])
})

test('what does not change is left out', () => {
  const accounts = [{ key: 'a', before: hold(1n, tokens('me', 9n)), after: hold(1n, tokens('me', 9n)) }]
  expect(findChanges({ account: 'me', accounts, decimals: {} })).toEqual([])
})
