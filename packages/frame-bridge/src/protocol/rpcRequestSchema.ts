import * as z from 'zod/mini'
import { base58, chainId, hexData, shortText } from './fields.js'
import { approvalRpcMethods, safeRpcMethods } from './rpcMethods.js'

/** Methods without parameters. Any that are given are dropped. */
const bareMethods = [
  'eth_accounts',
  'eth_blockNumber',
  'eth_chainId',
  'eth_gasPrice',
  'eth_maxPriorityFeePerGas',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
] as const

/** Methods with their own schema below. */
const shapedMethods = [
  'wallet_getCapabilities',
  'wallet_getCallsStatus',
  'wallet_revokePermissions',
  'wallet_getAssets',
  'wallet_sendCalls',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] as const

type Listed = (typeof safeRpcMethods)[number] | (typeof approvalRpcMethods)[number]
type ListMethod = Exclude<Listed, (typeof bareMethods)[number] | (typeof shapedMethods)[number]>

const otherwiseTaken: readonly string[] = [...bareMethods, ...shapedMethods]

const listMethods = [...safeRpcMethods, ...approvalRpcMethods].filter(
  (method): method is ListMethod => !otherwiseTaken.includes(method),
)

/** Commitments for a Solana node's preflight check, including deprecated names. */
export const preflightCommitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const

const list = z.array(z.unknown())
const count = z.number().check(z.int(), z.nonnegative())

/** Clients of the first protocol send their network; a Solana one as its bare id or as CAIP-2. */
const network = { chainId: z.optional(chainId), chainNamespace: z.optional(shortText) }

const call = z.object({ to: hexData, data: z.optional(hexData), value: z.optional(z.string()) })

const sendCalls = z.object({
  chainId: z.optional(z.union([z.string(), z.number()])),
  from: z.optional(z.string()),
  version: z.optional(z.string()),
  // Not in the first protocol. If dropped, a batch would lose its atomicity requirement (EIP-5792).
  id: z.optional(z.string()),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
  calls: z.array(call),
})

/** RPC requests that may cross the bridge. Any other method or shape is refused. */
export const rpcRequestSchema = z.discriminatedUnion('method', [
  z.object({ ...network, method: z.enum(bareMethods) }),
  z.object({ ...network, method: z.enum(listMethods), params: list }),
  z.object({ ...network, method: z.literal('wallet_getCapabilities'), params: z.optional(list) }),
  z.object({ ...network, method: z.literal('wallet_getCallsStatus'), params: z.array(z.string()) }),
  z.object({
    ...network,
    method: z.enum(['wallet_revokePermissions', 'wallet_getAssets']),
    params: z.optional(z.unknown()),
  }),
  z.object({ ...network, method: z.literal('wallet_sendCalls'), params: z.array(sendCalls) }),
  z.object({
    ...network,
    method: z.literal('solana_signMessage'),
    params: z.object({ message: base58, pubkey: base58.check(z.minLength(32), z.maxLength(44)) }),
  }),
  z.object({ ...network, method: z.literal('solana_signTransaction'), params: z.object({ transaction: base58 }) }),
  z.object({
    ...network,
    method: z.literal('solana_signAllTransactions'),
    params: z.object({ transactions: z.array(base58) }),
  }),
  z.object({
    ...network,
    method: z.literal('solana_signAndSendTransaction'),
    params: z.object({
      transaction: base58,
      options: z.optional(
        z.object({
          skipPreflight: z.optional(z.boolean()),
          preflightCommitment: z.optional(z.enum(preflightCommitments)),
          maxRetries: z.optional(count),
          minContextSlot: z.optional(count),
        }),
      ),
    }),
  }),
])

/** An RPC request as the frame receives it. */
export type FrameRpcRequest = z.output<typeof rpcRequestSchema>
