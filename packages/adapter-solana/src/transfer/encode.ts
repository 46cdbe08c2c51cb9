/**
 * Joins numbers to bytes as Solana's programs read them: little-endian.
 *
 * @param fields Values, each with its size in bytes.
 */
export function encode(...fields: readonly (readonly [value: bigint | number, size: number])[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, size]) =>
      Array.from({ length: size }, (_, at) => Number((BigInt(value) >> BigInt(8 * at)) & 0xffn)),
    ),
  )
}
