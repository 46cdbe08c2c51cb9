import { base58 } from '@scure/base'
import {
  type Address,
  type CompiledTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Transaction,
} from '@solana/kit'
import { invalidParams } from './RpcError.js'

/** An instruction whose accounts are indexes into the transaction's account list. */
export type DecodedInstruction = {
  readonly programIdIndex: number
  readonly accounts: readonly number[]
  readonly data: Uint8Array
}

/** A decoded transaction message. */
export type DecodedMessage = {
  readonly version: 'legacy' | 0
  readonly blockhash: string
  readonly header: CompiledTransactionMessage['header']
  /** Accounts listed in the transaction itself; the first pays the fee. */
  readonly staticKeys: readonly Address[]
  /** Further accounts, by their indexes in address lookup tables. */
  readonly lookups: readonly {
    readonly lookupTableAddress: Address
    readonly writableIndexes: readonly number[]
    readonly readonlyIndexes: readonly number[]
  }[]
  readonly instructions: readonly DecodedInstruction[]
}

/** A decoded transaction. */
export type DecodedTransaction = DecodedMessage & {
  readonly bytes: Uint8Array
  /** The transaction in the form the VM takes. */
  readonly transaction: Transaction
  /** Base58, in the order of the signers. The first one is the transaction's id. */
  readonly signatures: readonly string[]
  readonly signature: string
}

const signatureLength = 64
/** Maximum size of a transaction: one network packet. */
const limitBytes = 1232

function read<value>(what: string, run: () => value): value {
  try {
    return run()
  } catch {
    throw invalidParams(`failed to deserialize ${what}`)
  }
}

/**
 * Decodes the bytes of a message.
 *
 * @throws RpcError -32602 if the bytes are not a message.
 */
export function decodeMessage(bytes: Uint8Array): DecodedMessage {
  const message = read('solana_message::versioned::VersionedMessage', () =>
    getCompiledTransactionMessageDecoder().decode(bytes),
  )
  const { version, header, lifetimeToken, staticAccounts } = message
  if (version === 1) throw invalidParams('transaction version 1 is not supported')
  return {
    version,
    header,
    blockhash: lifetimeToken,
    staticKeys: staticAccounts,
    lookups: 'addressTableLookups' in message ? (message.addressTableLookups ?? []) : [],
    instructions: message.instructions.map(({ programAddressIndex, accountIndices, data }) => ({
      programIdIndex: programAddressIndex,
      accounts: accountIndices ?? [],
      data: Uint8Array.from(data ?? []),
    })),
  }
}

/**
 * Decodes the bytes of a transaction.
 *
 * @throws RpcError -32602 if the bytes are not a transaction or exceed the size limit.
 */
export function decodeTransaction(bytes: Uint8Array): DecodedTransaction {
  const what = 'solana_transaction::versioned::VersionedTransaction'
  if (bytes.length > limitBytes) throw invalidParams(`${what} too large: ${bytes.length} bytes (max: ${limitBytes})`)
  const transaction = read(what, () => getTransactionDecoder().decode(bytes))
  const unsigned = new Uint8Array(signatureLength)
  const signatures = Object.values(transaction.signatures).map((each) => base58.encode(each ?? unsigned))
  const message = decodeMessage(Uint8Array.from(transaction.messageBytes))
  return { ...message, bytes, transaction, signatures, signature: signatures[0] ?? '' }
}
