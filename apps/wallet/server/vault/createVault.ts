import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { openBytes, readSealed, sealBytes } from './sealBytes.js'

const leastSecretLength = 32

/**
 * Hashes tokens, codes and links, and encrypts the tokens that apps keep, with keys of the wallet's secret. The secret
 * stays while the keys that encrypt accounts rotate, so whatever was hashed before is still found. All results are
 * base64url.
 */
export type Vault = {
  /**
   * Encrypts with AES-256-GCM (NIST SP 800-38D).
   *
   * @param context What the bytes belong to. They can only be decrypted with the same context, so rows cannot be
   * swapped.
   */
  seal(bytes: Uint8Array, context: string): string
  /** @throws Error If the bytes were changed, or encrypted with another context or secret. */
  open(sealed: string, context: string): Buffer
  /** Returns a keyed hash, which identifies a token, code or link without revealing it. */
  digest(purpose: string, text: string): string
  /** Compares in constant time. */
  matches(digest: string, other: string): boolean
}

/**
 * Creates the vault of one server.
 *
 * @param secret The server's secret: 32 random characters or more.
 * @throws Error If the secret is too short.
 */
export function createVault(secret: string): Vault {
  if (secret.length < leastSecretLength)
    throw new Error(`The wallet's secret needs ${leastSecretLength} characters or more`)
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'portico-wallet', use, 32))
  const sealingKey = derive('seal')
  const digestKey = derive('digest')
  return {
    seal: (bytes, context) => sealBytes(sealingKey, bytes, context).toString('base64url'),
    open: (sealed, context) => openBytes(sealingKey, readSealed(sealed), context),
    digest: (purpose, text) => createHmac('sha256', digestKey).update(`${purpose}\0${text}`).digest('base64url'),
    matches: (digest, other) =>
      digest.length === other.length && timingSafeEqual(Buffer.from(digest), Buffer.from(other)),
  }
}
