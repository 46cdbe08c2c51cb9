import { base58 } from '@scure/base'
import type { Address } from 'viem'
import { solanaChainId } from '../solana/solanaChain.js'

/** A request that the data service cannot answer. */
export class DataError extends Error {
  readonly status: number
  /** The answer's body: in the form that the hosted service has for names, if a field of the request is to blame. */
  readonly body: object

  constructor(message: string, { status = 400, field }: { status?: number; field?: string } = {}) {
    super(message)
    this.status = status
    this.body = field ? { status: 'FAILED', reasons: [{ name: field, description: message }] } : { error: message }
  }
}

/** The account of a request, by kind of address. */
export type RequestedAccount =
  | { readonly kind: 'evm'; readonly address: Address }
  | { readonly kind: 'solana'; readonly address: string }

const keyLength = 32

function isSolanaAddress(text: string): boolean {
  try {
    return base58.decode(text).length === keyLength
  } catch {
    return false
  }
}

/**
 * Reads an address, of Ethereum (returned in lower case) or Solana.
 *
 * @throws DataError If it is neither.
 */
export function readAccount(text: string): RequestedAccount {
  // The pattern is that of an address.
  if (/^0x[0-9a-f]{40}$/i.test(text)) return { kind: 'evm', address: text.toLowerCase() as Address }
  if (isSolanaAddress(text)) return { kind: 'solana', address: text }
  throw new DataError(`"${text.slice(0, 100)}" is not an address`)
}

/**
 * Reads the chain of a request.
 *
 * @param known Numbers of the EVM chains.
 * @returns The number of an EVM chain, 'solana', or undefined if the request names none.
 * @throws DataError If the service does not know the chain.
 */
export function readChainId(caip: string | null, known: readonly number[]): number | 'solana' | undefined {
  if (!caip) return undefined
  if (caip === solanaChainId) return 'solana'
  const chainId = known.find((id) => caip === `eip155:${id}`)
  if (chainId === undefined) throw new DataError(`The service does not know the chain "${caip.slice(0, 100)}"`)
  return chainId
}
