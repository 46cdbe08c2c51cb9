import type { TokenBalance } from '@portico/core'

const [usdc, dai] = [
  { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  { address: '0x6B175474E89094C44Da98b954EedeAC495271d0F', symbol: 'DAI', name: 'Dai', decimals: 18 },
] as const

// Anyone can make a token, so a name, a symbol and an amount may be longer than fits.
const long = {
  token: {
    address: '0x1000000000000000000000000000000000000000',
    symbol: 'WSTAKE',
    name: 'Wrapped staked token of a pool with a very long name',
    decimals: 18,
  },
  amount: 10n ** 36n + 1n,
}

/** Returns so many tokens with balances for a story or a test: USDC, DAI, any, a long one, then any. */
export function makeTokens(count: number): readonly TokenBalance[] {
  const any = Array.from({ length: count }, (_, at) => ({
    token: {
      address: `0x${String(at + 1).padStart(40, '0')}`,
      symbol: `TK${at + 1}`,
      name: `Token number ${at + 1}`,
      decimals: 18,
    },
    amount: BigInt(at) * 10n ** 17n,
  }))
  const known = [
    { token: usdc, amount: 1_250_500_000n },
    { token: dai, amount: 42n * 10n ** 18n },
  ]
  return [...known, ...any.slice(0, 1), long, ...any.slice(1)].slice(0, count)
}
