import { base58 } from '@scure/base'
import { extensionTypes, readExtensions } from './readExtensions.js'
import { readUint } from './readUint.js'

export type TokenAccount = {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
  readonly isFrozen: boolean
  /** Whether it rejects transfers without a memo. */
  readonly needsMemo: boolean
}

/**
 * Reads a token account of the Token or Token-2022 program; `undefined` when the data is none.
 *
 * @param data The account's data.
 */
export function readTokenAccount(data: Uint8Array): TokenAccount | undefined {
  if (data.length < 165 || (data.length > 165 && data[165] !== 2) || data[108] === 0) return undefined
  const memo = readExtensions(data).find(({ type }) => type === extensionTypes.memoTransfer)
  return {
    mint: base58.encode(data.slice(0, 32)),
    owner: base58.encode(data.slice(32, 64)),
    amount: readUint(data, 64, 8),
    isFrozen: data[108] === 2,
    needsMemo: memo?.data[0] === 1,
  }
}
