import { walletErrors } from '@portico/core'
import { base58 } from '@scure/base'

/**
 * Returns a signature as its 64 bytes. Throws `wallet/invalid-response` for anything else.
 *
 * @param value Bytes, or base58.
 * @param method What the wallet was asked, for the error.
 */
export function readSignature(value: unknown, method: string): Uint8Array {
  // 64 bytes take 64 to 88 digits. The check limits the decoder's quadratic work.
  const isText = typeof value === 'string' && /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(value)
  const bytes: unknown = isText ? base58.decode(value) : value
  const isBytes = Object.prototype.toString.call(bytes) === '[object Uint8Array]'
  // Checked by its tag above, because the bytes may come from another realm.
  if (isBytes && (bytes as Uint8Array).length === 64) return Uint8Array.from(bytes as Uint8Array)
  throw walletErrors('wallet/invalid-response', { method })
}
