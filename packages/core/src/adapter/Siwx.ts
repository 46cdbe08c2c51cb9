import type { CaipNetworkId } from '../caip/types.js'
import type { AdapterContext } from './AdapterContext.js'

/** Fields that a sign-in message states (CAIP-122). Times are RFC 3339 strings. */
export type SiwxMessageData = {
  /** Plain address, without its chain. */
  readonly accountAddress: string
  readonly chainId: CaipNetworkId
  /** RFC 3986 authority of the site that asks. */
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly statement?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

/** A message to sign: its fields, and the text that a wallet signs. */
export type SiwxMessage = SiwxMessageData & { toString(): string }

/** Returns the fields of a sign-in message without its text. */
export function readMessageData(message: SiwxMessage): SiwxMessageData {
  const fields = Object.entries(message).filter(([, value]) => typeof value !== 'function')
  // Only the method was left out.
  return Object.fromEntries(fields) as SiwxMessageData
}

/** A signed object as WalletConnect wallets return it for one-click authentication (CAIP-74). */
export type SiwxCacao = {
  readonly h: { readonly t: string }
  readonly p: Readonly<Record<string, unknown>> & { readonly iss: string }
  readonly s: { readonly t: string; readonly s: string; readonly m?: string | undefined }
}

/** A sign-in: what was signed, and its signature (hexadecimal on EVM chains, base58 on Solana). */
export type SiwxSession = {
  readonly data: SiwxMessageData
  readonly message: string
  readonly signature: string
  readonly cacao?: SiwxCacao | undefined
}

/** How an app proves who an account belongs to: which message is signed, and who verifies and keeps the sign-ins. */
export type Siwx = {
  /** Called once, when the instance starts. */
  start?(context: AdapterContext): void
  /**
   * Returns a message with a fresh nonce; each is good for one attempt. With the address `''` it has all fields but no
   * text: in one-click authentication the wallet fills the address in.
   */
  createMessage(parameters: {
    readonly chainId: CaipNetworkId
    readonly accountAddress: string
    readonly notBefore?: string | undefined
  }): Promise<SiwxMessage>
  /** Verifies a sign-in and keeps it. Throws if it is not valid. */
  addSession(session: SiwxSession): Promise<void>
  /** Forgets the sign-in of exactly this chain and address. */
  revokeSession(chainId: CaipNetworkId, accountAddress: string): Promise<void>
  /** Verifies sign-ins and keeps them instead of all others. Without any, everybody is signed out. */
  setSessions(sessions: readonly SiwxSession[]): Promise<void>
  /** Returns the verified sign-ins of an account that have not expired. Throws if nobody can tell right now. */
  getSessions(chainId: CaipNetworkId, accountAddress: string): Promise<readonly SiwxSession[]>
  /** Returns whether accounts of a chain can be signed in; others are not asked to. Default: all. */
  supportsChain?(chainId: CaipNetworkId): boolean
  /** Calls back when another tab has signed in or out. Missing if nobody can tell. Returns the unsubscribe. */
  subscribe?(listener: () => void): () => void
  /** Returns whether an account must be signed in to stay connected. Default: `true`. */
  getRequired?(): boolean
  /** Whether an account is signed out when it disconnects. Default: `true`. */
  readonly signOutOnDisconnect?: boolean | undefined
  /** Whether an account is signed out when the wallet changes to another one. Default: `false`. */
  readonly signOutOnAccountChange?: boolean | undefined
  /** Whether an account is signed out when the wallet changes to another network. Default: `false`. */
  readonly signOutOnNetworkChange?: boolean | undefined
}
