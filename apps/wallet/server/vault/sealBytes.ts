import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'

const nonceLength = 12
const tagLength = 16

type SealingKey = Buffer | KeyObject

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D).
 *
 * @param context What the bytes belong to: authenticated, not encrypted. They can only be decrypted with the same one.
 * @returns A random nonce (12 bytes), the tag (16 bytes) and the encrypted bytes.
 */
export function sealBytes(key: SealingKey, bytes: Uint8Array, context: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body])
}

/**
 * Decrypts what `sealBytes` returned. The caller overwrites the result once it is used.
 *
 * @throws Error If the bytes were changed, or encrypted with another context or key.
 */
export function openBytes(key: SealingKey, sealed: Buffer, context: string): Buffer {
  const nonce = sealed.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  const start = decipher.update(sealed.subarray(nonceLength + tagLength))
  try {
    return Buffer.concat([start, decipher.final()])
  } finally {
    // A copy, which would stay in memory.
    start.fill(0)
  }
}

/**
 * Reads base64url that was written by this program.
 *
 * @throws Error If it is not spelled as Node writes it. Node skips other characters, so that one text would have many
 * spellings.
 */
export function readSealed(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.toString('base64url') !== text) throw new Error('The sealed text is malformed')
  return bytes
}
