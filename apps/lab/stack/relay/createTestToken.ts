import { generateKeyPairSync, sign } from 'node:crypto'
import { base58 } from '@scure/base'

/**
 * Creates the token of a new client as clients do.
 *
 * @param expiresAt Seconds since the Unix epoch.
 */
export function createTestToken(expiresAt = Math.floor(Date.now() / 1_000) + 86_400): {
  clientId: string
  token: string
} {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const clientId = `did:key:z${base58.encode(new Uint8Array([0xed, 0x01, ...raw]))}`
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const body = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode({ iss: clientId, sub: 'ab', exp: expiresAt })}`
  return { clientId, token: `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}` }
}
