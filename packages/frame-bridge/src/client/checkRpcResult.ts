import { isRecord, isSignedMessage, isTransactionHash } from '@portico/core/internal'
import { frameErrors } from '../protocol/frameErrors.js'

const isBase58 = (value: unknown) => typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]+$/.test(value)
const hasField = (field: string) => (result: unknown) => isRecord(result) && isBase58(result[field])

const checks: Readonly<Record<string, (result: unknown) => boolean>> = {
  eth_sendTransaction: isTransactionHash,
  eth_sendRawTransaction: isTransactionHash,
  eth_sendUserOperation: isTransactionHash,
  personal_sign: isSignedMessage,
  eth_signTypedData_v4: isSignedMessage,
  solana_signMessage: hasField('signature'),
  solana_signTransaction: hasField('transaction'),
  solana_signAllTransactions: (result) =>
    isRecord(result) && Array.isArray(result.transactions) && result.transactions.every(isBase58),
  solana_signAndSendTransaction: hasField('signature'),
}

/**
 * Returns the result of an RPC method when it has the method's shape: hashes, signatures and base58 texts are known by
 * it, others may be anything. Throws `frame/invalid-reply`.
 */
export function checkRpcResult(method: string, result: unknown): unknown {
  if (Object.hasOwn(checks, method) && checks[method]?.(result) === false)
    throw frameErrors('frame/invalid-reply', { name: method })
  return result
}
