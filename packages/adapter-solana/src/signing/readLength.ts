import { solanaErrors } from '../errors/solanaErrors.js'

/**
 * Reads a compact length: seven bits a byte, lowest first. Throws `solana/invalid-transaction`.
 *
 * @param bytes The bytes.
 * @param start Where it starts.
 * @returns It and where it ends.
 */
export function readLength(bytes: Uint8Array, start: number): readonly [length: number, end: number] {
  let length = 0
  for (let at = 0; at < 3; at++) {
    const byte = bytes[start + at]
    if (byte === undefined) break
    length |= (byte & 0x7f) << (7 * at)
    if (byte < 0x80) return [length, start + at + 1]
  }
  throw solanaErrors('solana/invalid-transaction')
}
