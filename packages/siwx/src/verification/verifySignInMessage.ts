import { type CaipNetworkId, createLogger, type SiwxMessageData, systemClock } from '@portico/core'
import { parseSignInMessage } from '../message/parseSignInMessage.js'
import type { SignInMessage } from '../message/SignInMessage.js'
import type { SignInVerifier } from '../verifiers/SignInVerifier.js'
import { verifySignature } from '../verifiers/verifySignature.js'
import { checkSignIn, defaultClockSkewMs, type SignInExpectation } from './checkSignIn.js'

/** Parameters of `verifySignInMessage`. */
export type VerifySignInMessageParameters = {
  /** The text that was signed. */
  readonly message: string
  /** Hexadecimal on EVM chains, base58 on Solana. */
  readonly signature: string
  readonly expected: SignInExpectation
  /** What a session says was signed; the text must say the same. */
  readonly data?: SiwxMessageData | undefined
  /** RPC URLs by chain, best first. EVM accounts that are contracts cannot be verified without. */
  readonly rpcUrls?: Readonly<Record<CaipNetworkId, readonly string[]>> | undefined
  /** Default: those of EVM chains and of Solana. */
  readonly verifiers?: readonly SignInVerifier[] | undefined
  /** Milliseconds since the Unix epoch. Default: now. */
  readonly now?: number | undefined
  /** How far the clocks of the two sides may differ, in milliseconds. Default 60,000. */
  readonly clockSkewMs?: number | undefined
  /**
   * Whether the address of an EVM account must be written with its checksum (EIP-55), as EIP-4361 has it. Some wallets
   * write it in lower case when they sign in while they connect. Default `true`.
   */
  readonly requireChecksum?: boolean | undefined
  /** Default: the platform's. */
  readonly fetch?: typeof globalThis.fetch | undefined
  readonly signal?: AbortSignal | undefined
}

/**
 * Verifies a signed message: its form, what it says, its time, and its signature. Says nothing about whether it was used
 * before; `verifySiwx` of `@portico/siwx/server` does.
 *
 * @param parameters The message, its signature, and what it must be for.
 * @returns What was signed.
 * @throws `siwx/invalid-message`, `siwx/data-mismatch`, `siwx/domain-mismatch`, `siwx/uri-mismatch`,
 * `siwx/chain-mismatch`, `siwx/address-mismatch`, `siwx/nonce-mismatch`, `siwx/expired`, `siwx/not-yet-valid`,
 * `siwx/issued-in-future`, `siwx/invalid-signature`; `siwx/no-verifier` and `siwx/verifier-unavailable` when nobody can
 * tell.
 */
export async function verifySignInMessage(parameters: VerifySignInMessageParameters): Promise<SignInMessage> {
  const { message: text, signature, verifiers, requireChecksum, rpcUrls = {}, fetch, signal } = parameters
  const { expected, data, now = Date.now(), clockSkewMs = defaultClockSkewMs } = parameters
  const message = parseSignInMessage(text, { requireChecksum })
  checkSignIn(message, { expected, data, now, clockSkewMs })
  const { chainId, accountAddress } = message
  await verifySignature({
    signature: { message: text, signature, chainId, accountAddress },
    verifiers,
    context: {
      clock: systemClock,
      logger: createLogger({ level: 'silent', clock: systemClock }),
      rpcUrls: (id) => rpcUrls[id] ?? [],
      fetch,
      signal,
    },
  })
  return message
}
