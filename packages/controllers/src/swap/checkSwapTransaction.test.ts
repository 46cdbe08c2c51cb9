import type { CallsSimulation, SwapTerms, Token } from '@portico/core'
import { describe, expect, it } from 'vitest'
import { encodeApproval } from './checkApproval.js'
import { checkSimulation, checkSwapTransaction } from './checkSwapTransaction.js'

const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const to = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const ether: Token = { symbol: 'ETH', name: 'Ether', decimals: 18 }
const coin: Token = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'C', name: 'C', decimals: 6 }
const native: SwapTerms = {
  networkId: 'eip155:1',
  account,
  from: ether,
  to: coin,
  amount: 100n,
  minimumReceived: 99n,
  slippage: 100,
}
const call = { from: account, to, data: '0x12345678', value: 100n } as const

describe('checkSwapTransaction', () => {
  it('lets a swap pass that sends what was typed, or less', () => {
    checkSwapTransaction(call, native)
    checkSwapTransaction({ ...call, from: account.toLowerCase(), value: 0n }, native)
    checkSwapTransaction({ ...call, value: 0n }, { ...native, from: coin, to: ether })
  })

  it.each<[string, Partial<typeof call> | object, Partial<SwapTerms>]>([
    ['value', { value: 101n }, {}],
    ['value', { value: -1n }, {}],
    ['value', { value: 1n }, { from: coin, to: ether }],
    ['other-account', { from: to }, {}],
    ['not-a-contract', { to: account.toLowerCase() }, {}],
    ['malformed', { data: '0x' }, {}],
    ['malformed', { data: '0x123456' }, {}],
    ['malformed', { to: '0x12' }, {}],
    // A token that lies about what it gives could have any of these signed as its swap.
    ['grant', { to: coin.address, data: encodeApproval(to, 2n ** 256n - 1n) }, {}],
    ['grant', { to: coin.address, data: encodeApproval(to, 1n).toUpperCase().replace('0X', '0x') }, {}],
    ['grant', { data: '0x39509351' }, {}],
    ['grant', { data: '0xa22cb465' }, {}],
    ['grant', { data: '0xd505accf' }, {}],
    ['grant', { data: '0x8fcbaf0c' }, {}],
    ['grant', { data: '0x87517c45' }, {}],
    ['grant', { data: '0xa9059cbb' }, {}],
    ['grant', { data: '0x23b872dd' }, {}],
  ])('refuses others: %s', (reason, change, terms) => {
    expect(() => checkSwapTransaction({ ...call, ...change }, { ...native, ...terms })).toThrow(
      expect.objectContaining({ code: 'swap/unsafe-transaction', params: { reason } }),
    )
  })
})

describe('checkSimulation', () => {
  const check = (simulation: CallsSimulation, isApproved = false) =>
    checkSimulation(simulation, { terms: native, isApproved })
  const success = (changes: readonly bigint[], allowance?: bigint): CallsSimulation => ({
    status: 'success',
    changes,
    allowance,
  })

  it('returns what is received if no more is taken than was typed', () => {
    expect(check(success([-100n, 99n]))).toBe(99n)
    expect(check(success([-90n, 150n, 0n, 7n]))).toBe(150n)
    expect(check(success([-100n, 99n], 0n), true)).toBe(99n)
    expect(check(success([-90n, 99n], 10n), true)).toBe(99n)
  })

  it.each<[string, CallsSimulation, boolean]>([
    ['swap/unsafe-transaction', success([-101n, 99n]), false],
    ['swap/unsafe-transaction', success([-100n, 99n, -1n]), false],
    ['swap/price-moved', success([-100n, 98n]), false],
    ['swap/price-moved', success([-100n, -5n]), false],
    ['swap/unsafe-approval', success([-100n, 99n], 100n), true],
    ['swap/unsafe-approval', success([-100n, 99n], 1n), true],
    ['swap/unsafe-approval', success([-100n, 99n]), true],
    ['swap/not-simulated', success([-100n]), false],
    ['swap/not-simulated', { status: 'unsupported' }, false],
    ['swap/would-fail', { status: 'reverted', index: 0, reason: 'no' }, false],
  ])('refuses with %s', (code, simulation, isApproved) => {
    expect(() => check(simulation, isApproved)).toThrow(expect.objectContaining({ code }))
  })

  it('never takes nothing for enough', () => {
    const terms = { amount: 1n, minimumReceived: 0n }
    expect(() => checkSimulation(success([-1n, 0n]), { terms, isApproved: false })).toThrow(
      expect.objectContaining({ code: 'swap/price-moved' }),
    )
  })
})
