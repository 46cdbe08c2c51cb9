import type { SwapListToken } from '@portico/controllers'
import { expect, it } from 'vitest'
import { listSwapTokens } from './listSwapTokens.js'

const token = (symbol: string, balance?: bigint, isNamed = true): SwapListToken => ({
  ...{ symbol, name: symbol, decimals: 18 },
  balance,
  isNamed,
})
const tokens = [
  token('ETH', 2n),
  token('LUSD', 5n),
  token('zap', 0n),
  token('USDC', 9n, false),
  token('Usdc'),
  token('UNI'),
  token('UNI', 1n),
]
const symbols = (tab: 'held' | 'suggested' | 'all') => listSwapTokens(tokens, tab).map(({ symbol }) => symbol)

it('lists what the account holds in the order of its value', () => {
  expect(symbols('held')).toEqual(['ETH', 'LUSD', 'USDC', 'UNI'])
})

it('suggests what is often swapped, each symbol once, and never what only calls itself so', () => {
  expect(symbols('suggested')).toEqual(['ETH', 'UNI', 'Usdc'])
  expect(listSwapTokens(tokens, 'suggested')[1]).toBe(tokens[5])
})

it('lists all by symbol', () => {
  expect(symbols('all')).toEqual(['ETH', 'LUSD', 'UNI', 'UNI', 'Usdc', 'USDC', 'zap'])
})
