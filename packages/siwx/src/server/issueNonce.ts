import { createNonce } from '../message/createNonce.js'
import type { NonceStore } from './NonceStore.js'

/** Parameters of `issueNonce`. */
export type IssueNonceParameters = {
  readonly nonces: NonceStore
  /** How long somebody may take to sign, in milliseconds. Default 600,000. */
  readonly lifetimeMs?: number | undefined
}

/**
 * Makes a nonce for one sign-in, and remembers it.
 *
 * @param parameters Where it is remembered, and for how long.
 */
export async function issueNonce({ nonces, lifetimeMs = 600_000 }: IssueNonceParameters): Promise<string> {
  const nonce = createNonce()
  await nonces.add(nonce, lifetimeMs)
  return nonce
}
