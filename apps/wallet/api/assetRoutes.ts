import * as z from 'zod/mini'
import { hex, list } from './fields.js'

const mostEntries = 200

const asset = z.object({
  address: z.string(),
  /** In base units, as hex. */
  balance: hex,
  type: z.enum(['native', 'erc20']),
  metadata: z.object({ name: z.string(), symbol: z.string(), decimals: z.number() }),
})

/** What an account holds of one asset (ERC-7811). The wallet knows no prices. */
export type Asset = z.output<typeof asset>

/** Route for asset discovery (ERC-7811). */
export const assetRoutes = {
  '/api/assets': {
    request: z.object({
      chainId: z.int(),
      /** Addresses of tokens, and `native`. Default: all that the account holds. */
      wanted: z.optional(list(z.string(), mostEntries)),
      /** Kinds of assets. Default: all. */
      types: z.optional(list(z.string(), mostEntries)),
    }),
    answer: z.object({ assets: list(asset) }),
  },
} as const
