/** Returns whether a value is hex data, as wallet calls carry it: `0x` and any number of hex digits. */
export function isHexData(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]*$/i.test(value)
}

/** Returns whether a value is a signature as EVM wallets return it: `0x` and at least 62 hex digits. */
export function isSignedMessage(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{62,}$/i.test(value)
}

/** Returns whether a value is an EVM transaction hash: `0x` and 64 hex digits. */
export function isTransactionHash(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)
}
