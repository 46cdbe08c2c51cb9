import { expect, it } from 'vitest'
import { isSuspicious } from './isSuspicious.js'

it.each([
  ['Visit claim-rewards.xyz', 'GIFT'],
  ['$1000 Airdrop', 'USD'],
  ['https://free.example', 'FREE'],
  ['Ethereum bonus.com', 'ETHB'],
  ['USD Coin', 'USD\u0421'],
  ['Uniswa\u0440', 'UNI'],
  ['Tether', 'USD\u03a4'],
])('distrusts %s (%s)', (name, symbol) => {
  expect(isSuspicious({ name, symbol })).toBe(true)
})

it.each([
  ['USD Coin', 'USDC'],
  ['Wrapped Ether', 'WETH'],
  ['\u0411\u0438\u0442\u043a\u043e\u0438\u043d', '\u0411\u0422\u041a'],
  ['\u6bd4\u7279\u5e01 Token', 'BTC'],
  ['Claimant', 'VISITOR'],
  ['yearn.finance', 'YFI'],
  ['Ren', 'REN'],
])('trusts %s (%s)', (name, symbol) => {
  expect(isSuspicious({ name, symbol })).toBe(false)
})
