import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import type { SignatureToVerify } from './SignInVerifier.js'

/**
 * Returns whether a signature is a Solana account's: 64 bytes of ed25519 in base58.
 *
 * @param given The text, its signature and who is said to have signed it.
 */
export function verifySolanaSignature({ message, signature, accountAddress }: SignatureToVerify): boolean {
  const [key, bytes] = [decode(accountAddress, 32), decode(signature, 64)]
  if (!key || !bytes) return false
  // The looser rules of ZIP 215 would accept anything as signed by some addresses that are no keys, such as that of the
  // system program.
  return ed25519.verify(bytes, new TextEncoder().encode(message), key, { zip215: false })
}

function decode(text: string, length: number): Uint8Array | undefined {
  try {
    const bytes = base58.decode(text)
    return bytes.length === length ? bytes : undefined
  } catch {
    return undefined
  }
}
