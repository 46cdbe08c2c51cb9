import { type Hex, isHex, parseTransaction, serializeTransaction, type TransactionSerializableEIP1559 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { ApiError } from '../ApiError.js'

/** What a user approved, as the bytes that were shown. */
export type SignRequest =
  | { readonly kind: 'message'; readonly bytes: Hex }
  | { readonly kind: 'typedData'; readonly json: string }
  | { readonly kind: 'transaction'; readonly bytes: Hex; readonly chainId: number }

/** Parses an unsigned transaction. Bytes that do not serialise back to themselves are not what was shown. */
function parseExact(bytes: `0x02${string}`): TransactionSerializableEIP1559 | undefined {
  try {
    const transaction = parseTransaction(bytes)
    return transaction.r === undefined && serializeTransaction(transaction) === bytes ? transaction : undefined
  } catch {
    return undefined
  }
}

/**
 * Signs what a user approved.
 *
 * @param key Private key; not kept.
 * @returns A signature, or the signed transaction.
 * @throws ApiError If the bytes are not a message, typed data (EIP-712) or EIP-1559 transaction of the chain.
 */
export async function signBytes(key: Hex, request: SignRequest): Promise<Hex> {
  const account = privateKeyToAccount(key)
  if (request.kind === 'message') return account.signMessage({ message: { raw: request.bytes } })
  if (request.kind === 'typedData') {
    try {
      return await account.signTypedData(JSON.parse(request.json))
    } catch {
      throw new ApiError(400, 'sign/typed-data', 'The typed data cannot be signed')
    }
  }
  if (!isHex(request.bytes) || !request.bytes.startsWith('0x02'))
    throw new ApiError(400, 'sign/transaction', 'The bytes are no transaction')
  const transaction = parseExact(request.bytes as `0x02${string}`)
  if (transaction?.chainId !== request.chainId)
    throw new ApiError(400, 'sign/transaction', 'The bytes are no unsigned transaction of this chain')
  return account.signTransaction(transaction)
}
