import { ed25519 } from '@noble/curves/ed25519'
import type { CaipNetworkId, Siwx, SiwxMessage, SiwxSession } from '@portico/core'
import { base58 } from '@scure/base'
import { privateKeyToAccount } from 'viem/accounts'

/** Somebody who can sign a text with a real key. */
export type Signer = {
  readonly address: string
  readonly chainId: CaipNetworkId
  sign(text: string): Promise<string>
}

/** Creates an EVM account. */
export function createEvmSigner(digit = '1', chainId: CaipNetworkId = 'eip155:1'): Signer {
  const account = privateKeyToAccount(`0x${digit.repeat(64)}`)
  return { address: account.address, chainId, sign: (message) => account.signMessage({ message }) }
}

/** Creates a Solana account. */
export function createSolanaSigner(seed = 7): Signer {
  const secret = new Uint8Array(32).fill(seed)
  return {
    address: base58.encode(ed25519.getPublicKey(secret)),
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    sign: async (text) => base58.encode(ed25519.sign(new TextEncoder().encode(text), secret)),
  }
}

/** Returns what a message and its signature come to. */
export async function signMessage(message: SiwxMessage, signer: Signer): Promise<SiwxSession> {
  const { toString: _, ...data } = message
  const text = message.toString()
  return { data, message: text, signature: await signer.sign(text) }
}

/** Has a message made and signed, and returns the sign-in without handing it in. */
export async function createSession(siwx: Siwx, signer: Signer): Promise<SiwxSession> {
  const { chainId, address } = signer
  return signMessage(await siwx.createMessage({ chainId, accountAddress: address }), signer)
}

/** Signs an account in. */
export async function signIn(siwx: Siwx, signer: Signer): Promise<SiwxSession> {
  const session = await createSession(siwx, signer)
  await siwx.addSession(session)
  return session
}
