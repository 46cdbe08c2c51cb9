/**
 * Reads a little-endian number out of bytes.
 *
 * @param bytes The bytes, long enough.
 * @param at Where it starts.
 * @param size Its bytes.
 */
export function readUint(bytes: Uint8Array, at: number, size: number): bigint {
  return bytes.subarray(at, at + size).reduceRight((value, byte) => (value << 8n) | BigInt(byte), 0n)
}
