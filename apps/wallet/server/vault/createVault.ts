import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const nonceLength = 12
const tagLength = 16
const leastSecretLength = 32

/** Encrypts the wallet server's secrets at rest. All results are base64url. */
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
    seal(bytes, context) {
      const nonce = randomBytes(nonceLength)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(context))
      const body = Buffer.concat([cipher.update(bytes), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url')
      // Node skips what is no base64url, so that one text would have many spellings.
      if (bytes.toString('base64url') !== sealed) throw new Error('The sealed text is malformed')
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      })
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
      return Buffer.concat([decipher.update(bytes.subarray(nonceLength + tagLength)), decipher.final()])
    },
    digest: (purpose, text) => createHmac('sha256', digestKey).update(`${purpose}\0${text}`).digest('base64url'),
    matches: (digest, other) =>
      digest.length === other.length && timingSafeEqual(Buffer.from(digest), Buffer.from(other)),
  }
}
