import { walletErrors } from '@portico/core'
import { readTransaction } from './readTransaction.js'

/**
 * Returns a copy of a transaction with an account's signature in its place. Throws `solana/invalid-transaction`, and
 * `wallet/invalid-response` when the account is none of the signers.
 *
 * @param transaction The transaction's bytes.
 * @param address The account.
 * @param signature 64 bytes.
 */
export function attachSignature(transaction: Uint8Array, address: string, signature: Uint8Array): Uint8Array {
  const { signers, message } = readTransaction(transaction)
  const at = signers.indexOf(address)
  if (at < 0) throw walletErrors('wallet/invalid-response', { method: 'solana_signTransaction' })
  const signed = transaction.slice()
  signed.set(signature, transaction.length - message.length - (signers.length - at) * 64)
  return signed
}
