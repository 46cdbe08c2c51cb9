import { invalidParams } from '@portico/app-parts/solana/RpcError'
import { base58, base64 } from '@scure/base'
import { type Address, isAddress } from '@solana/kit'

/** Configuration object of a call; each value is checked where it is used. */
export type Config = Readonly<Record<string, unknown>>

/** @throws RpcError -32602 if the value is not an address. */
export function readAddress(value: unknown): Address {
  if (typeof value === 'string' && isAddress(value)) return value
  throw invalidParams('Invalid param: Invalid')
}

/** Returns the configuration object, or an empty one if it is missing. */
export function readConfig(value: unknown): Config {
  // Any object may be read by key.
  return typeof value === 'object' && value !== null ? (value as Config) : {}
}

/** @throws RpcError -32602 if the value is not a string. */
export function readString(value: unknown, name: string): string {
  if (typeof value === 'string') return value
  throw invalidParams(`Invalid params: invalid type for ${name}, expected a string.`)
}

/** @throws RpcError -32602 if the value is not a list of at most 256 strings. */
export function readStrings(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw invalidParams('Invalid params: expected a list.')
  if (value.length > 256) throw invalidParams('Too many inputs provided; max 256')
  return value.map((each) => readString(each, 'an entry'))
}

/**
 * Decodes bytes that were sent as a string.
 *
 * @param encoding `base58` or `base64`.
 * @throws RpcError -32602 if the string is not in this encoding.
 */
export function readBytes(value: unknown, encoding: unknown): Uint8Array {
  const text = readString(value, 'the bytes')
  if (encoding !== 'base58' && encoding !== 'base64') throw invalidParams(`unsupported encoding: ${encoding}`)
  try {
    return (encoding === 'base58' ? base58 : base64).decode(text)
  } catch {
    throw invalidParams(`invalid ${encoding} encoding`)
  }
}
