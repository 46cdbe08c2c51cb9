import { siwxErrors } from '@portico/core'
import type { SignInMessage } from '../message/SignInMessage.js'
import { type VerifySignInMessageParameters, verifySignInMessage } from '../verification/verifySignInMessage.js'
import type { NonceStore } from './NonceStore.js'

/** Parameters of `verifySiwx`. */
export type VerifySiwxParameters = VerifySignInMessageParameters & {
  /** Where the nonces that you gave out are remembered. */
  readonly nonces: NonceStore
}

/**
 * Verifies a signed message on a server, and uses its nonce up, so that nobody can sign in with it again. The nonce is
 * used last: a message that is refused, or that nobody could verify right now, leaves it as it was.
 *
 * @param parameters The message, its signature, what it must be for, and the nonces.
 * @returns What was signed, and so who is there: `chainId` and `accountAddress`.
 * @throws What `verifySignInMessage` throws, and `siwx/nonce-used`, `siwx/nonce-unknown`.
 * @example
 * const { accountAddress } = await verifySiwx({ message, signature, expected: { domain: 'app.example' }, nonces, rpcUrls })
 */
export async function verifySiwx({ nonces, ...parameters }: VerifySiwxParameters): Promise<SignInMessage> {
  const message = await verifySignInMessage(parameters)
  const use = await nonces.use(message.nonce)
  if (use === 'fresh') return message
  throw use === 'used' ? siwxErrors('siwx/nonce-used') : siwxErrors('siwx/nonce-unknown')
}
