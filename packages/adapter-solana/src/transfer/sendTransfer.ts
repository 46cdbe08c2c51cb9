import {
  type AdapterContext,
  isPorticoError,
  type TransferParameters,
  toWalletError,
  transferErrors,
  walletErrors,
} from '@portico/core'
import { settle } from '@portico/core/internal'
import { base58 } from '@scure/base'
import { solanaErrors } from '../errors/solanaErrors.js'
import type { SolanaRpc } from '../rpc/createRpcs.js'
import { readBlockhash } from '../rpc/readBlockhash.js'
import { openPort } from '../signing/openPort.js'
import { readTransaction } from '../signing/readTransaction.js'
import type { SigningPort } from '../signing/SigningPort.js'
import { broadcast } from './broadcast.js'
import { compileTransaction } from './compileTransaction.js'
import type { SentTransactions } from './isDead.js'
import type { Instruction } from './TransferPlan.js'

export type SendTransferParameters = Pick<TransferParameters, 'connection' | 'networkId' | 'from' | 'signal'> & {
  readonly context: AdapterContext
  readonly rpc: SolanaRpc
  readonly calls: readonly Instruction[]
  readonly sent: SentTransactions
}

/** How often to request a signature, if each arrived after its blockhash had expired. */
const rounds = 2

/**
 * Has the transfer signed and sends it; a wallet that only sends by itself does so. When the signature comes too late the
 * wallet is asked again, under a new blockhash, once the chain has proved that the first transaction never got into a
 * block. Throws `wallet/unauthorized`, `wallet/chain-disconnected` when the connection is on another network, `wallet/rejected`,
 * `wallet/invalid-response`, `solana/outcome-unknown`, `transfer/insufficient-funds`,
 * `transfer/estimate-failed`, `transfer/expired`, `connection/aborted` and what else the wallet may answer.
 *
 * @param parameters The calls and the connection.
 * @returns The transaction's signature.
 */
export async function sendTransfer(parameters: SendTransferParameters): Promise<string> {
  const { context, connection, networkId, from, rpc, calls, sent, signal } = parameters
  const on = connection.networkId('solana')
  if (on !== undefined && on !== networkId) throw walletErrors('wallet/chain-disconnected', { networkId })
  const port = openPort({ connection, address: from, networkId })
  for (let round = 1; round <= rounds; round++) {
    const { blockhash, lastValidBlockHeight } = await readBlockhash(rpc, signal)
    const unsigned = await compileTransaction({ payer: from, blockhash, instructions: calls })
    const { signature, transaction } = await askWallet(port, unsigned, signal)
    // A wallet that sends may use another blockhash, so the transaction's lifetime is that of the latest one.
    if (!transaction) return signature
    const end = isSameMessage(transaction, unsigned) ? lastValidBlockHeight : await readLatestEnd(rpc)
    sent.set(signature, { transaction, lastValidBlockHeight: end })
    // A signed transaction is always sent; the signal only ends waiting for it.
    const handOver = () => broadcast({ context, rpc, signature, transaction, lastValidBlockHeight: end })
    try {
      if ((await settle(handOver, { signal })) === 'sent') return signature
    } catch (error) {
      if (!signal?.aborted) sent.delete(signature)
      throw error
    }
    sent.delete(signature)
  }
  throw transferErrors('transfer/expired')
}

/** A wallet that changes a transaction, to pay more say, may give it a fresher blockhash, and with it a longer life. */
function isSameMessage(signed: Uint8Array, unsigned: Uint8Array): boolean {
  const [message, asked] = [signed, unsigned].map((transaction) => readTransaction(transaction).message)
  return message?.length === asked?.length && message?.every((byte, at) => byte === asked?.[at]) === true
}

/**
 * Number of blocks that the wallet's node may be ahead of the app's, with a margin: a second payment is worse than a
 * longer wait.
 */
const lead = 150

/** No blockhash that is known by now lives longer. When the node does not say, no end is ever proved. */
async function readLatestEnd(rpc: SolanaRpc): Promise<number> {
  try {
    return (await readBlockhash(rpc, undefined)).lastValidBlockHeight + lead
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

type Signed = { readonly signature: string; readonly transaction?: Uint8Array }

async function askWallet(port: SigningPort, unsigned: Uint8Array, signal: AbortSignal | undefined): Promise<Signed> {
  try {
    const signed = await settle(() => port.signTransaction(unsigned), { signal })
    const [first] = readTransaction(signed).signatures
    // The payer's signature is the first, and the transaction's id.
    return { signature: base58.encode(first ?? new Uint8Array()), transaction: signed }
  } catch (error) {
    if (!isPorticoError(error, 'wallet/unsupported-method')) throw toWalletError(error)
  }
  try {
    const options = { preflightCommitment: 'confirmed' } as const
    const signature = await settle(() => port.signAndSendTransaction(unsigned, options), { signal })
    return { signature: base58.encode(signature) }
  } catch (error) {
    // The person has approved: an answer that nobody can read proves no failure.
    if (isPorticoError(error, 'wallet/invalid-response'))
      throw solanaErrors('solana/outcome-unknown', undefined, { cause: error })
    throw toWalletError(error)
  }
}
