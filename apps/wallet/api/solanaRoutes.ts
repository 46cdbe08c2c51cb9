import * as z from 'zod/mini'
import { base58, list, openRequest, text } from './fields.js'

/** CAIP-2 id of a cluster. Whether the wallet knows it is for the server to say. */
const chainId = text()
/** The account that was shown. */
const account = text()
const transactions = list(base58, 20)
const count = z.int().check(z.nonnegative())

/** Options of `solana_signAndSendTransaction`, with the former names of commitments. */
const sendOptions = z.object({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(
    z.enum(['processed', 'recent', 'confirmed', 'single', 'singleGossip', 'finalized', 'root', 'max']),
  ),
  maxRetries: z.optional(count),
  minContextSlot: z.optional(count),
})

export type SendOptions = z.output<typeof sendOptions>

const balanceChange = z.object({
  /** Mint of a token; `null` for SOL. */
  mint: z.nullable(z.string()),
  /** Signed amount in base units. */
  amount: z.string(),
  decimals: z.number(),
})

/** A change of a user's balance. */
export type BalanceChange = z.output<typeof balanceChange>

const preview = z.object({
  /** All accounts by index, including those of lookup tables. */
  keys: list(z.string()),
  /** In lamports; `null` if the node cannot tell. */
  fee: z.nullable(z.string()),
  /** Token accounts of the transaction, as they are or would become. */
  tokens: z.readonly(
    z.record(z.string(), z.object({ mint: z.string(), owner: z.string(), decimals: z.nullable(z.number()) })),
  ),
  /** Result of the simulation: balance changes, or the reason why there is none. */
  simulation: z.union([
    z.object({ changes: list(balanceChange), isHandedOver: z.boolean() }),
    z.object({ error: z.string() }),
  ]),
})

/** What the chain says about a transaction before it is signed. */
export type SolanaPreview = z.output<typeof preview>

/** Routes for previewing, signing and sending Solana transactions. */
export const solanaRoutes = {
  '/api/solana/preview': {
    request: z.object({ chainId, transactions }),
    answer: z.object({ previews: list(preview) }),
  },
  '/api/solana/message': {
    request: z.object({ account, bytes: base58 }),
    answer: z.object({ signature: z.string() }),
  },
  '/api/solana/sign': {
    request: z.object({ account, transactions }),
    answer: z.object({ transactions: list(z.string()) }),
  },
  '/api/solana/send': {
    request: z.object({ account, chainId, transaction: base58, options: z.optional(sendOptions), ...openRequest }),
    answer: z.object({ signature: z.string() }),
  },
} as const
