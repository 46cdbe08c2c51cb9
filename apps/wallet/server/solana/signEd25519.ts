import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410, section 7). */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Hands the key to OpenSSL, which overwrites its copy when it is done. */
function toPrivateKey(seed: Uint8Array): KeyObject {
  const key = Buffer.concat([pkcs8Start, seed])
  try {
    return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
  } finally {
    key.fill(0)
  }
}

/**
 * Signs with Ed25519 (RFC 8032), outside of JavaScript's memory.
 *
 * @param seed The private key: 32 bytes, which the caller overwrites.
 */
export function signEd25519(seed: Uint8Array, message: Uint8Array): Uint8Array {
  return new Uint8Array(sign(null, message, toPrivateKey(seed)))
}

/** Returns the 32 bytes of a private key's public key. */
export function readPublicKey(seed: Uint8Array): Uint8Array {
  const { x } = createPublicKey(toPrivateKey(seed)).export({ format: 'jwk' })
  return new Uint8Array(Buffer.from(x ?? '', 'base64url'))
}
