/** A token of the local chain. */
export type SolanaToken = {
  readonly symbol: string
  readonly decimals: number
  readonly program: 'token' | 'token-2022'
  /** What is kept back of each transfer, in hundredths of a percent, and at most, in the token's smallest unit. */
  readonly transferFee?: { readonly basisPoints: number; readonly maximum: bigint }
  /** Whether the account of the last of the lab's accounts takes no transfer without a memo. */
  readonly needsMemo?: true
  /** Whether a program is called with each transfer. */
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

/** How much of each token a funded account holds, in whole tokens. */
export const tokensPerAccount = 10_000n

/** How much SOL a funded account holds, in lamports. */
export const lamportsPerAccount = 100_000_000_000n
