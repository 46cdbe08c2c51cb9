import { expect, it } from 'vitest'
import { getSendWarnings } from './getSendWarnings.js'

const from = '0xAbCd000000000000000000000000000000001234'
const token = { symbol: 'USDC', name: 'USD Coin', decimals: 6, address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' }
const tokens = [
  { token: { symbol: 'ETH', name: 'Ether', decimals: 18 }, amount: 1n },
  { token, amount: 1n },
]

it.each([
  ['nothing of an ordinary address', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', []],
  ['nothing without a recipient', undefined, []],
  ['of the own address', from.toLowerCase(), ['own-address']],
  ['of an address that looks like the own one', '0xabcd999999999999999999999999999999991234', ['look-alike']],
  ['of the zero address', '0x0000000000000000000000000000000000000000', ['keyless']],
  ['of the address to burn things at', '0x000000000000000000000000000000000000dEaD', ['keyless']],
  ['of a contract that is part of the chain itself', '0x0000000000000000000000000000000000000001', ['keyless']],
  ['of another one', '0x0000000000000000000000000000000000000100', ['keyless']],
  ["of Solana's system program", '11111111111111111111111111111111', ['keyless']],
  ["of Solana's incinerator", '1nc1nerator11111111111111111111111111111111', ['keyless']],
  ["of a token's contract", token.address.toLowerCase(), ['token-contract']],
])('warns %s', (_, address, warnings) => {
  expect(getSendWarnings({ from, tokens, recipient: { status: 'valid', address } })).toEqual(warnings)
})
