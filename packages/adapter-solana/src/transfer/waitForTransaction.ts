import {
  type AdapterContext,
  type CaipNetworkId,
  isPorticoError,
  type TransactionReceipt,
  transferErrors,
} from '@portico/core'
import { isRecord, settle } from '@portico/core/internal'
import { base64 } from '@scure/base'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readBlockHeight } from '../rpc/readBlockHeight.js'
import { readStatus } from '../rpc/readStatus.js'
import { checkNonce, type NonceCheck } from './checkNonce.js'
import type { SentTransaction, SentTransactions } from './isDead.js'
import { readDurableNonce } from './readDurableNonce.js'
import { subscribeToSignature } from './subscribeToSignature.js'
import { toFailure } from './toFailure.js'

export type WaitForTransactionParameters = {
  readonly context: AdapterContext
  readonly rpc: SolanaRpc
  readonly networkId: CaipNetworkId
  readonly hash: string
  readonly sent: SentTransactions
  readonly signal?: AbortSignal | undefined
}

/** Polling intervals in milliseconds: the first, the maximum, and the one while a subscription is open. */
const pauses = { first: 400, longest: 2000, subscribed: 5000, growth: 1.5 } as const

/** Maximum wait in milliseconds, several times the lifetime of a blockhash. */
const mostMs = 300_000

/** Lifetime of a blockhash, in blocks. */
const lifetime = 150

/** Number of polls in a row that must find a transaction dead, because one of several nodes may lag behind. */
const maxMisses = 2

/**
 * Waits until a transaction is in a confirmed block: by subscription where the network has a WebSocket URL, by looking
 * in any case. Meanwhile the signed bytes are sent again, for nodes drop them under load. Outages of the node are waited
 * out for five minutes. Throws `transfer/expired` once it can never get into a block, `solana/rpc-failed` when neither is
 * known by then, `connection/aborted` at abort.
 *
 * @param parameters The transaction and what ends the wait.
 */
export async function waitForTransaction(parameters: WaitForTransactionParameters): Promise<TransactionReceipt> {
  const { context, networkId, hash, signal } = parameters
  const url = context.networks('solana').find((each) => each.caipNetworkId === networkId)?.rpcUrls.default
    .webSocket?.[0]
  const subscription = subscribeToSignature({ url, signature: hash, logger: context.logger })
  const watched: Watched = { lastValidBlockHeight: undefined, misses: 0, isNew: true, hasHeld: false, cause: undefined }
  const end = context.clock.now() + mostMs
  try {
    for (let pause: number = pauses.first; ; pause = Math.min(pause * pauses.growth, pauses.longest)) {
      const receipt = await settle(() => look(parameters, watched), { signal })
      if (receipt) {
        parameters.sent.delete(hash)
        return receipt
      }
      if (context.clock.now() >= end) throw parameters.rpc.fail(watched.cause)
      await rest(context, subscription, { pause, signal })
    }
  } finally {
    subscription.stop()
  }
}

type Watched = {
  lastValidBlockHeight: number | undefined
  misses: number
  isNew: boolean
  /** Whether the nonce account was seen with the transaction's own value: before that another value may be an older one. */
  hasHeld: boolean
  /** Why the last poll found nothing. */
  cause: unknown
}

async function rest(
  { clock }: AdapterContext,
  { isOpen, notified }: ReturnType<typeof subscribeToSignature>,
  { pause, signal }: { readonly pause: number; readonly signal: AbortSignal | undefined },
): Promise<void> {
  let cancel = () => {}
  const elapsed = new Promise<void>((resolve) => {
    cancel = clock.setTimeout(resolve, isOpen() ? pauses.subscribed : pause)
  })
  try {
    await settle(() => Promise.race([elapsed, notified()]), { signal })
  } finally {
    cancel()
  }
}

async function look(
  parameters: WaitForTransactionParameters,
  watched: Watched,
): Promise<TransactionReceipt | undefined> {
  const { context, rpc, hash, sent, signal } = parameters
  try {
    // The block height first: a transaction that is unknown after its last block stays unknown.
    watched.cause = undefined
    const entry = sent.get(hash)
    const { isPast, slot } = await checkEnd(parameters, entry, watched).catch(() => noEnd)
    // Nodes search their archive only on request. Old transactions are found with the first poll, or at the end.
    const since = isPast ? slot : undefined
    const status = await readStatus(rpc, { signature: hash, searchAll: isPast || watched.isNew, since, signal })
    watched.isNew = false
    if (status?.isConfirmed) return await toReceipt(parameters, status.failure)
    if (status || !isPast) watched.misses = 0
    else if (++watched.misses >= maxMisses) throw transferErrors('transfer/expired', { hash })
    if (!status && entry) await repeat(parameters, entry)
  } catch (error) {
    if (isPorticoError(error, 'transfer/expired')) {
      sent.delete(hash)
      throw error
    }
    watched.cause = error
    context.logger.debug('A transaction could not be looked up; trying again', error)
  }
  return undefined
}

const noEnd = { isPast: false, slot: undefined }

/** Checks whether the transaction can still be included in a block. */
async function checkEnd(
  { rpc, signal }: WaitForTransactionParameters,
  entry: SentTransaction | undefined,
  watched: Watched,
): Promise<NonceCheck | typeof noEnd> {
  const nonce = entry && readDurableNonce(entry.transaction)
  if (nonce) {
    const { isPast, slot } = await checkNonce(rpc, nonce, signal)
    watched.hasHeld ||= !isPast
    return { isPast: isPast && watched.hasHeld, slot }
  }
  const height = await readBlockHeight(rpc, signal)
  // Of one that the wallet has sent itself, or from before a reload, only this is known: its blockhash is not newer than
  // now.
  watched.lastValidBlockHeight ??= entry?.lastValidBlockHeight ?? height + lifetime
  return { isPast: height > watched.lastValidBlockHeight, slot: undefined }
}

/** A confirmed transaction that failed did so for good. */
async function toReceipt({ context, rpc, hash, signal }: WaitForTransactionParameters, failure: unknown) {
  if (failure === undefined) return { hash, status: 'success' } as const
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const details = await rpc.request('getTransaction', [hash, options], signal).catch((error: unknown) => {
    context.logger.debug('The log of a failed transaction could not be read', error)
  })
  const meta = isRecord(details) ? details.meta : undefined
  return { hash, status: 'reverted', error: toFailure(failure, isRecord(meta) ? meta.logMessages : undefined) } as const
}

async function repeat(
  { context, rpc, signal }: WaitForTransactionParameters,
  { transaction }: SentTransaction,
): Promise<void> {
  const options = { encoding: 'base64', skipPreflight: true, maxRetries: 0 }
  await rpc.request('sendTransaction', [base64.encode(transaction), options], signal).catch((error: unknown) => {
    context.logger.debug('A transaction could not be sent again', error)
  })
}
