import type { AdapterContext, CaipNetworkId, ChainNamespace } from '@portico/core'

/** A signature to verify. */
export type SignatureToVerify = {
  /** The text that was signed. */
  readonly message: string
  /** Hexadecimal on EVM chains, base58 on Solana. */
  readonly signature: string
  readonly chainId: CaipNetworkId
  /** Plain address, without its chain. */
  readonly accountAddress: string
}

/** What verifiers can use: a part of what adapters get. */
export type VerifierContext = Pick<AdapterContext, 'clock' | 'logger' | 'rpcUrls'> & {
  readonly http?: AdapterContext['http'] | undefined
  readonly networks?: AdapterContext['networks'] | undefined
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
}

/** Verifies signatures of one namespace. */
export type SignInVerifier = {
  readonly namespace: ChainNamespace
  /** Returns whether a signature is the account's. Throws when nobody can tell right now. */
  verify(signature: SignatureToVerify, context: VerifierContext): Promise<boolean>
}
