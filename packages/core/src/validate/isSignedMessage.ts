/** Returns whether a value is a signature as EVM wallets return it: `0x` and at least 62 hex digits. */
export function isSignedMessage(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[\da-f]{62,}$/i.test(value)
}
