/** A token of the local chain. */
export type SolanaToken = {
  readonly symbol: string
  readonly decimals: number
  readonly program: 'token' | 'token-2022'
  /** Transfer fee in basis points, and its maximum in base units. */
  readonly transferFee?: { readonly basisPoints: number; readonly maximum: bigint }
  /** Whether the last of the lab's accounts requires a memo with each transfer. */
  readonly needsMemo?: true
  /** Whether each transfer calls a hook program. */
  readonly hasHook?: true
}

/** The tokens of the local chain. */
export const solanaTokens: readonly SolanaToken[] = [
  { symbol: 'LAB', decimals: 9, program: 'token' },
  { symbol: 'LUSD', decimals: 6, program: 'token' },
  {
    symbol: 'LFEE',
    decimals: 9,
    program: 'token-2022',
    transferFee: { basisPoints: 100, maximum: 5_000_000_000n },
  },
  { symbol: 'LMEMO', decimals: 6, program: 'token-2022', needsMemo: true },
  { symbol: 'LHOOK', decimals: 6, program: 'token-2022', hasHook: true },
]

/** What is owned by the piece (an NFT with many pieces): a token without decimals. */
export const solanaItem: SolanaToken = { symbol: 'LITEM', decimals: 0, program: 'token' }

/** Balance of a funded account, in whole tokens. */
export const tokensPerAccount = 10_000n

/** Balance of a funded account, in lamports. */
export const lamportsPerAccount = 100_000_000_000n
