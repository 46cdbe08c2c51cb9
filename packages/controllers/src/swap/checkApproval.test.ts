import { describe, expect, it } from 'vitest'
import { checkApproval, encodeApproval, unlimitedAllowance } from './checkApproval.js'

const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const spender = '0x7a250d5630b4cf539739df2c5dacb4c659f2488d'
const account = '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb'
const data = encodeApproval(spender, 5n)
const word = '00'.repeat(32)

describe('encodeApproval', () => {
  it('is what Solidity encodes', () => {
    expect(data).toBe(`0x095ea7b3${'0'.repeat(24)}${spender.slice(2)}${'0'.repeat(63)}5`)
    expect(encodeApproval(spender, unlimitedAllowance)).toMatch(/f{64}$/)
  })
})

describe('checkApproval', () => {
  it('finds who would take the token, whether the token is called or named as sender', () => {
    expect(checkApproval({ from: account, to: token, data, value: 0n }, token.toLowerCase())).toBe(spender)
    expect(checkApproval({ from: token, to: spender, data, value: 0n }, token)).toBe(spender)
    const upper = `0x${data.slice(2).toUpperCase()}` as const
    expect(checkApproval({ from: account, to: token, data: upper, value: 0n }, token)).toBe(spender)
  })

  it.each<[string, Partial<Parameters<typeof checkApproval>[0]>]>([
    ['other-token', { to: spender }],
    ['other-token', { to: `${token}00` }],
    ['value', { value: 1n }],
    ['malformed', { data: '0x' }],
    ['malformed', { data: '0x095ea7b3' }],
    // transfer(address,uint256)
    ['malformed', { data: `0xa9059cbb${data.slice(10)}` }],
    ['malformed', { data: data.slice(0, -2) as `0x${string}` }],
    ['malformed', { data: `${data}00` }],
    ['malformed', { data: `${data}${word}` }],
    // Bits above the address
    ['malformed', { data: `0x095ea7b301${data.slice(12)}` }],
    ['spender', { data: encodeApproval('0x0', 5n) }],
    ['spender', { data: encodeApproval(token, 5n) }],
  ])('refuses what is anything else: %s', (reason, change) => {
    expect(() => checkApproval({ from: account, to: token, data, value: 0n, ...change }, token)).toThrow(
      expect.objectContaining({ code: 'swap/unsafe-approval', params: { reason } }),
    )
  })
})
