import type { CaipNetworkId } from '@portico/core'
import * as z from 'zod/mini'
import { bytes, hex, list, openRequest, text } from './fields.js'

const mostCalls = 20
const mostContracts = 20
const mostTypedData = 500_000

/** Id of an EVM chain. Whether the wallet knows it is for the server to say. */
const chainId = z.int()
/** The account that was shown. */
const account = text()

/** CAIP-2 id of a network of either kind. */
const networkId = z.pipe(
  z.string().check(z.regex(/^[\da-z-]{3,8}:[\w-]{1,32}$/)),
  // The pattern is that of CAIP-2.
  z.transform((id) => id as CaipNetworkId),
)

const contractFacts = z.union([
  z.object({ kind: z.literal('token'), symbol: z.string(), decimals: z.number() }),
  z.object({
    kind: z.literal('collection'),
    standard: z.enum(['ERC-721', 'ERC-1155']),
    name: z.nullable(z.string()),
  }),
])

/** What a contract claims to be. */
export type ContractFacts = z.output<typeof contractFacts>

/** Routes for reading EVM chains, signing and sending. */
export const chainRoutes = {
  '/api/read': {
    request: z.object({ chainId, method: text(), params: list(z.unknown(), mostCalls) }),
    answer: z.object({ result: z.unknown() }),
  },
  /** Facts about contracts, in the order of the request; `null` for what is neither token nor collection. */
  '/api/contracts': {
    request: z.object({ chainId, addresses: list(text(), mostContracts) }),
    answer: z.object({ contracts: list(z.nullable(contractFacts)) }),
  },
  /** Transactions as apps request them, and the unsigned bytes that they become. */
  '/api/prepare': {
    request: z.object({ chainId, drafts: list(z.unknown(), mostCalls) }),
    answer: z.object({ transactions: list(hex) }),
  },
  '/api/sign': {
    request: z.discriminatedUnion('kind', [
      z.object({ account, kind: z.literal('message'), bytes }),
      z.object({ account, kind: z.literal('typedData'), json: text(mostTypedData) }),
    ]),
    answer: z.object({ signature: hex }),
  },
  '/api/send': {
    request: z.object({
      ...{ account, chainId, ...openRequest },
      transactions: list(bytes, mostCalls).check(z.refine((given) => given.length > 0, 'There is nothing to send')),
    }),
    answer: z.object({ id: hex, hashes: list(hex) }),
  },
  /** What was sent for a request whose answer was lost, for example by a reload of the app. */
  '/api/sent': {
    request: z.object({ request: text() }),
    answer: z.object({
      chainId: z.nullable(networkId),
      hashes: list(z.string()),
    }),
  },
  /** `lost` are the hashes of transactions that may or may not be on the chain. */
  '/api/batch': {
    request: z.object({ id: text() }),
    answer: z.object({ chainId: z.number(), hashes: list(hex), lost: list(hex), calls: z.number() }),
  },
} as const
