import {
  type AdapterContext,
  type CaipNetworkId,
  type Connection,
  toWalletError,
  transferErrors,
  walletErrors,
} from '@portico/core'
import { isRecord, isTransactionHash, settle, wait } from '@portico/core/internal'
import { numberToHex } from 'viem'
import type { TransferCall } from '../assets/readDataFee.js'
import { evmErrors } from '../calls/evmErrors.js'
import { toHexChainId } from '../connection/toHexChainId.js'

/** How long a wallet may take to say what it can do, in milliseconds. Nobody is asked to confirm. */
const answerMs = 5_000
/** Pauses between questions for the status of a batch, in milliseconds. */
const pauses = { first: 500, longest: 4_000, growth: 1.5 } as const
/** How often in a row a wallet may answer that it knows the batch but not its transaction, or not the batch itself. */
const maxMisses = 10
/** EIP-5792: the wallet knows no batch of this id. */
const unknownBatch = 5730

type Sender = {
  readonly connection: Connection
  readonly networkId: CaipNetworkId
  readonly from: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns whether a wallet executes several calls of an account as one (`wallet_getCapabilities`, EIP-5792). A wallet
 * that does not answer, or in another form, does not.
 *
 * @param context The instance's parts.
 * @param sender The connection, the account and the network.
 */
export async function canBatch(
  { clock }: Pick<AdapterContext, 'clock'>,
  { connection, networkId, from, signal }: Sender,
): Promise<boolean> {
  const request = { method: 'wallet_getCapabilities', params: [from, [toHexChainId(networkId)]] }
  try {
    const limit = { clock, ms: answerMs }
    const answer = await settle(() => connection.provider('eip155').request(request), { signal, limit })
    const chains = isRecord(answer) ? Object.entries(answer) : []
    const own = chains.find(([id]) => /^0x[\da-f]{1,16}$/i.test(id) && BigInt(id) === BigInt(toHexChainId(networkId)))
    // Chain 0 stands for all.
    const capability = own?.[1] ?? chains.find(([id]) => id === '0x0')?.[1]
    const atomic = isRecord(capability) ? capability.atomic : undefined
    return isRecord(atomic) && (atomic.status === 'supported' || atomic.status === 'ready')
  } catch (error) {
    if (signal?.aborted) throw error
    return false
  }
}

type SendBatchParameters = Sender & {
  readonly context: AdapterContext
  readonly calls: readonly TransferCall[]
  readonly onAccepted?: ((callsId: string) => void) | undefined
}

/**
 * Asks a wallet to execute calls as one (`wallet_sendCalls`, EIP-5792), and waits until a block holds them. Throws
 * `wallet/unauthorized`, `wallet/rejected`, `evm/outcome-unknown`, `transfer/reverted` with the hash if there is one,
 * `connection/aborted` and what else the wallet may answer.
 *
 * @param parameters The calls and the connection.
 * @returns Hash of the transaction that holds them.
 */
export async function sendBatch(parameters: SendBatchParameters): Promise<string> {
  const { connection, networkId, from, calls, signal, onAccepted } = parameters
  if (!connection.accounts('eip155').some(({ address }) => address.toLowerCase() === from.toLowerCase()))
    throw walletErrors('wallet/unauthorized', { address: from })
  const method = 'wallet_sendCalls'
  const batch = {
    version: '2.0.0',
    from,
    chainId: toHexChainId(networkId),
    atomicRequired: true,
    calls: calls.map(({ to, data, value }) => ({ to, data, value: numberToHex(value) })),
  }
  try {
    const answer = await settle(() => connection.provider('eip155').request({ method, params: [batch] }), { signal })
    // Earlier versions answered with the id alone.
    const id = isRecord(answer) ? answer.id : answer
    // The person has approved: an answer that nobody can read proves no failure.
    if (typeof id !== 'string' || id === '') throw evmErrors('evm/outcome-unknown', { method })
    onAccepted?.(id)
    return await awaitBatch({ ...parameters, callsId: id })
  } catch (error) {
    throw toWalletError(error)
  }
}

/**
 * Polls a wallet until a batch that it accepted is in a block (`wallet_getCallsStatus`, EIP-5792). Throws `wallet/failed`,
 * `transfer/reverted` with the hash if there is one, `evm/outcome-unknown` if the wallet keeps the transaction to itself
 * or has forgotten the batch, and `connection/aborted`.
 *
 * @param parameters The connection and the id that the wallet gave the batch.
 * @returns Hash of the transaction that executed it.
 */
export async function awaitBatch({
  context,
  connection,
  callsId,
  signal,
}: Pick<Sender, 'connection' | 'signal'> & {
  readonly context: Pick<AdapterContext, 'clock' | 'lifetime' | 'logger'>
  readonly callsId: string
}): Promise<string> {
  const { clock, lifetime, logger } = context
  const ended = signal && lifetime ? AbortSignal.any([signal, lifetime]) : (signal ?? lifetime)
  const request = { method: 'wallet_getCallsStatus', params: [callsId] }
  let misses = 0
  for (let pause: number = pauses.first; ; pause = Math.min(pause * pauses.growth, pauses.longest)) {
    const ask = () => connection.provider('eip155').request(request)
    const answer = await settle(ask, { signal: ended, limit: { clock, ms: answerMs } }).catch((error: unknown) => {
      if (ended?.aborted) throw error
      // The user has approved: a wallet that is away for a while does not make it undone.
      logger.debug('The status of a batch could not be read; trying again', error)
      return isRecord(error) && error.code === unknownBatch ? 'forgotten' : undefined
    })
    const outcome = isRecord(answer) ? readOutcome(answer) : undefined
    if (typeof outcome === 'object') {
      if (outcome.isReverted) throw transferErrors('transfer/reverted', { hash: outcome.hash })
      if (outcome.hash) return outcome.hash
      throw walletErrors('wallet/failed', { reason: 'the wallet did not send the batch' })
    }
    const isMiss = outcome === 'unnamed' || answer === 'forgotten'
    misses = isMiss ? misses + 1 : 0
    if (misses >= maxMisses) throw evmErrors('evm/outcome-unknown', { method: request.method })
    await settle(() => wait({ clock, ms: pause, signal: ended }), { signal: ended })
  }
}

type Outcome = { readonly hash?: string | undefined; readonly isReverted: boolean }

/** Reads the outcome of a batch; `undefined` while it is pending, `unnamed` if it is confirmed by nobody knows what. */
function readOutcome({ status, receipts }: Readonly<Record<string, unknown>>): Outcome | 'unnamed' | undefined {
  const list: readonly unknown[] = Array.isArray(receipts) ? receipts : []
  const last = list.at(-1)
  const text = isRecord(last) ? last.transactionHash : undefined
  const hash = typeof text === 'string' && isTransactionHash(text) ? text : undefined
  // Earlier versions used words.
  const code = status === 'CONFIRMED' ? 200 : Number(status)
  if (code >= 200 && code < 300) return hash ? { hash, isReverted: false } : 'unnamed'
  if (code >= 500) return { hash, isReverted: true }
  return code >= 400 ? { isReverted: false } : undefined
}
