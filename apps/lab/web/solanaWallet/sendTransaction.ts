import { base64 } from '@scure/base'
import type { SolanaSignAndSendTransactionOptions, SolanaTransactionCommitment } from '@solana/wallet-standard-features'
import { callChain } from '../../shared/wallet/callChain.js'

const levels = ['processed', 'confirmed', 'finalized'] as const
const pauseMs = 200
/** After this time a transaction has certainly expired. In milliseconds. */
const boundMs = 90_000

type Status = { readonly err: unknown; readonly confirmationStatus?: SolanaTransactionCommitment } | null

async function readStatus(rpc: string | undefined, signature: string): Promise<Status> {
  // The response has one status per signature.
  const { value } = (await callChain(rpc, 'getSignatureStatuses', [[signature]])) as { value: readonly Status[] }
  return value[0] ?? null
}

async function waitFor(rpc: string | undefined, signature: string, commitment: SolanaTransactionCommitment) {
  const end = Date.now() + boundMs
  while (Date.now() < end) {
    const status = await readStatus(rpc, signature)
    if (status?.err) throw { code: -32002, message: 'The transaction failed.', data: { err: status.err } }
    if (levels.indexOf(status?.confirmationStatus ?? 'processed') >= levels.indexOf(commitment) && status) return
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw { code: -32002, message: 'The transaction was not confirmed in time.' }
}

/**
 * Sends a signed transaction, and waits for its confirmation if the app asked for that.
 *
 * @param rpc URL of the chain; without one it fails with 4901.
 * @returns The signature in base58.
 */
export async function sendTransaction(
  rpc: string | undefined,
  transaction: Uint8Array,
  options: SolanaSignAndSendTransactionOptions = {},
): Promise<string> {
  const { commitment, ...rest } = options
  // The response is the signature.
  const signature = (await callChain(rpc, 'sendTransaction', [
    base64.encode(transaction),
    { ...rest, encoding: 'base64' },
  ])) as string
  if (commitment) await waitFor(rpc, signature, commitment)
  return signature
}
