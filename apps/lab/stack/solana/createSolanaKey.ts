import { base58 } from '@scure/base'
import nacl from 'tweetnacl'

/** An account of the local Solana chain. */
export type SolanaKey = {
  readonly address: string
  /** Seed and public key, 64 bytes. */
  readonly secretKey: Uint8Array
  /** The secret key in base58, the format that wallets import. */
  readonly privateKey: string
}

const seedLength = 32

/**
 * Derives a test key from a name, always the same one. Such keys are public and must not be used outside the lab.
 *
 * @param name At most 32 ASCII characters.
 */
export function createSolanaKey(name: string): SolanaKey {
  const seed = new Uint8Array(seedLength)
  seed.set(new TextEncoder().encode(name))
  const { publicKey, secretKey } = nacl.sign.keyPair.fromSeed(seed)
  return { address: base58.encode(publicKey), secretKey, privateKey: base58.encode(secretKey) }
}
