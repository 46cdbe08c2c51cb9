import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { base58 } from '@scure/base'

/** The client that opens a socket, and what is wrong with its token, if anything. */
export type RelayAuth = { readonly clientId: string; readonly problem?: string | undefined }

const didPrefix = 'did:key:z'
const ed25519Prefix = [0xed, 0x01]

function readPart(part: string | undefined): Readonly<Record<string, unknown>> {
  const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString())
  if (typeof value !== 'object' || value === null) throw new Error('it is no JSON Web Token')
  // Any object may be read by key; each value is checked where it is used.
  return value as Readonly<Record<string, unknown>>
}

function readKey(issuer: string): Uint8Array {
  if (!issuer.startsWith(didPrefix)) throw new Error('its issuer is no did:key')
  const bytes = base58.decode(issuer.slice(didPrefix.length))
  if (bytes.length !== 34 || ed25519Prefix.some((byte, index) => bytes[index] !== byte))
    throw new Error('its issuer is no Ed25519 key')
  return bytes.slice(2)
}

function check(token: string, issuer: string, expiresAt: unknown, now: number): void {
  const [header, payload, signature = ''] = token.split('.')
  const x = Buffer.from(readKey(issuer)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const isSigned = verify(null, Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'))
  if (!isSigned) throw new Error('its signature is wrong')
  if (typeof expiresAt !== 'number' || expiresAt * 1_000 < now) throw new Error('it has expired')
}

/**
 * Reads the client id from the `auth` parameter of a relay URL. A refused client would keep reconnecting, so an invalid
 * token is reported instead: its issuer is used, and without one the socket gets an id of its own.
 *
 * @param token EdDSA JSON Web Token (RFC 8037) whose issuer is a did:key.
 * @param now Milliseconds since the Unix epoch.
 */
export function readAuth(token: string | null, now: number): RelayAuth {
  let clientId: string | undefined
  try {
    if (!token) throw new Error('there is none')
    const { iss, exp } = readPart(token.split('.')[1])
    if (typeof iss !== 'string' || iss === '') throw new Error('it has no issuer')
    clientId = iss
    check(token, iss, exp, now)
    return { clientId }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { clientId: clientId ?? `unknown:${randomUUID()}`, problem }
  }
}
