import {
  type AdapterContext,
  type CaipNetworkId,
  isPorticoError,
  type TransactionReceipt,
  transferErrors,
} from '@portico/core'
import { settle, wait } from '@portico/core/internal'
import type { Hash } from 'viem'
import type { EvmClient } from './createClients.js'
import { findReplacement, type PendingTransaction } from './findReplacement.js'

export type WaitForReceiptParameters = {
  readonly context: AdapterContext
  readonly client: EvmClient
  readonly networkId: CaipNetworkId
  readonly hash: string
  readonly signal?: AbortSignal | undefined
}

/** Polling intervals in milliseconds: the first, the maximum, and the growth factor. */
const pauses = { first: 500, longest: 4000, growth: 1.5 } as const

/** Number of polls in a row that find the nonce used but no transaction, before the transaction counts as replaced. */
const maxMisses = 5

/**
 * Waits until a transaction, or the one that replaced it, is in a block; outages of the RPC endpoint are waited out.
 * Throws `transfer/replaced` when the account used the nonce for something else, `connection/aborted` at abort.
 *
 * @param parameters The transaction and what ends the wait.
 */
export async function waitForReceipt(parameters: WaitForReceiptParameters): Promise<TransactionReceipt> {
  const { context, signal } = parameters
  const watched: Watched = { pending: undefined, misses: 0 }
  for (let pause: number = pauses.first; ; pause = Math.min(pause * pauses.growth, pauses.longest)) {
    const receipt = await settle(() => look(parameters, watched), { signal })
    if (receipt) return receipt
    await settle(() => wait({ clock: context.clock, ms: pause, signal }), { signal })
  }
}

type Watched = { pending: PendingTransaction | undefined; misses: number }

async function look(parameters: WaitForReceiptParameters, watched: Watched): Promise<TransactionReceipt | undefined> {
  const { context, client, hash } = parameters
  try {
    const mined = await readReceipt(client, hash)
    if (mined) return mined
    watched.pending ??= await readPending(client, hash)
    if (!watched.pending || !(await isNonceUsed(client, watched.pending))) return undefined
    const replacement = await findReplacement(client, watched.pending)
    const receipt = replacement && (await readReceipt(client, replacement.hash))
    if (receipt && replacement.hash === watched.pending.hash) return receipt
    if (receipt && replacement.isSameTransfer) return { ...receipt, hash, replacedBy: replacement.hash }
    // A node that lags behind another one may not have the block yet.
    if (!receipt && ++watched.misses < maxMisses) return undefined
    throw transferErrors('transfer/replaced', { hash, replacedBy: replacement?.hash })
  } catch (error) {
    if (isPorticoError(error, 'transfer/replaced')) throw error
    context.logger.debug('A transaction could not be looked up; trying again', error)
    return undefined
  }
}

async function readReceipt(client: EvmClient, hash: string): Promise<TransactionReceipt | undefined> {
  // A value that is not a hash is refused by the node.
  const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [hash as Hash] })
  if (!receipt?.blockNumber) return undefined
  return { hash, status: receipt.status === '0x0' ? 'reverted' : 'success' }
}

async function readPending(client: EvmClient, hash: string): Promise<PendingTransaction | undefined> {
  const [transaction, block] = await Promise.all([
    // As above.
    client.request({ method: 'eth_getTransactionByHash', params: [hash as Hash] }),
    client.request({ method: 'eth_blockNumber' }),
  ])
  return transaction ? { ...transaction, seenAt: BigInt(block) } : undefined
}

async function isNonceUsed(client: EvmClient, { from, nonce }: PendingTransaction): Promise<boolean> {
  const count = await client.request({ method: 'eth_getTransactionCount', params: [from, 'latest'] })
  return BigInt(count) > BigInt(nonce)
}
