import { decodeAbiParameters, type Hex, hexToString, size, trim } from 'viem'

/**
 * Reads a text from a contract's answer: an ABI string, or the `bytes32` that early tokens use.
 *
 * @param result What the call returned.
 * @returns The text, empty when there is none.
 */
export function decodeText(result: Hex | undefined): string {
  if (!result || size(result) < 32) return ''
  try {
    if (size(result) === 32) return hexToString(trim(result, { dir: 'right' }))
    return decodeAbiParameters([{ type: 'string' }], result)[0]
  } catch {
    return ''
  }
}
