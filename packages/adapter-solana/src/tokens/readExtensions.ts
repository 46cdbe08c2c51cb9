import { readUint } from './readUint.js'

/** Types of the Token-2022 extensions that are used. */
export const extensionTypes = {
  transferFeeConfig: 1,
  memoTransfer: 8,
  nonTransferable: 9,
  transferHook: 14,
  tokenMetadata: 19,
  pausable: 26,
} as const

export type Extension = { readonly type: number; readonly data: Uint8Array }

/**
 * Extensions start after the longest plain account and one byte of account type, for mints and token accounts alike.
 */
const start = 166

/**
 * Reads the extensions of a Token-2022 mint or token account. A plain one has none; bytes that end too early end the list.
 *
 * @param data The account's data.
 */
export function readExtensions(data: Uint8Array): readonly Extension[] {
  const list: Extension[] = []
  for (let at = start; at + 4 <= data.length; ) {
    const type = Number(readUint(data, at, 2))
    const end = at + 4 + Number(readUint(data, at + 2, 2))
    if (type === 0 || end > data.length) break
    list.push({ type, data: data.subarray(at + 4, end) })
    at = end
  }
  return list
}
