/** Returns whether a value is hex data, as wallet calls carry it: `0x` and any number of hex digits. */
export function isHexData(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]*$/i.test(value)
}
