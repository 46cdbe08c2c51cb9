import { base58 } from '@scure/base'

/**
 * Returns whether a text is a Solana address: base58 of exactly 32 bytes. Case matters, since base58 tells it apart.
 *
 * @param value Text to check, without surrounding spaces.
 */
export function isSolanaAddress(value: string): boolean {
  // 32 bytes take 32 to 44 digits. Anything else is rejected before the decoder's quadratic work.
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)) return false
  return base58.decode(value).length === 32
}
