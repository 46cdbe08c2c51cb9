import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { isTransferRefused } from './isTransferRefused.js'
import { usdtContracts } from './usdtContracts.js'

const token = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const no: Hex = `0x${'0'.repeat(64)}`

test('only the boolean false is a refusal', () => {
  expect(isTransferRefused(token, no)).toBe(true)
  expect(isTransferRefused(token, `0x${'0'.repeat(63)}1`)).toBe(false)
  expect(isTransferRefused(token, '0x')).toBe(false)
})

test('nothing that the seven USDT contracts return is read, however they are spelled', () => {
  expect(usdtContracts).toHaveLength(7)
  for (const address of usdtContracts) {
    expect(address).toBe(address.toLowerCase())
    expect(isTransferRefused(`0x${address.slice(2).toUpperCase()}`, no)).toBe(false)
  }
})
