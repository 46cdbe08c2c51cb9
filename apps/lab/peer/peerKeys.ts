import { base58, hex } from '@scure/base'
import nacl from 'tweetnacl'
import { type LabWalletAccount, labWalletAccounts } from '../shared/wallet/labWalletAccounts.js'

/** Seed of a test key that must not be used outside the lab. */
const solanaSeed = 'f2a86f7d21a1b1c5d53c1b2f6a1d0bd0a4c8b0e5c6a7197e2f3d48b59c60d71a'

/** Number of EVM accounts of the peer wallet. */
export const peerAccountCount = 3

/** Returns the EVM accounts of the peer wallet; the first holds funds on the local chains. */
export function getPeerAccounts(): readonly LabWalletAccount[] {
  return labWalletAccounts.slice(0, peerAccountCount)
}

/** Returns the peer wallet's Ed25519 key for Solana. */
export function getSolanaKey(): { readonly address: string; readonly secretKey: Uint8Array } {
  const { publicKey, secretKey } = nacl.sign.keyPair.fromSeed(hex.decode(solanaSeed))
  return { address: base58.encode(publicKey), secretKey }
}
