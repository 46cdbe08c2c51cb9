import { type AdapterContext, isPorticoError, type SiwxSession } from '@portico/core'
import { parseSignInMessage } from '../message/parseSignInMessage.js'
import { checkSignIn, defaultClockSkewMs } from '../verification/checkSignIn.js'
import { verifySignature } from '../verifiers/verifySignature.js'
import { getDomain } from './createSiwxMessage.js'
import type { DefaultSiwxOptions } from './SiwxOptions.js'

/** For how long a signature that was verified is not verified again, in milliseconds. Contracts may change their mind. */
const holds = 300_000

/**
 * Creates the function that verifies sign-ins: what was signed, for which site, when, and by whom. It throws as
 * `verifySignInMessage`. Signatures that it has verified are not verified again for a while.
 *
 * @param options Who verifies, and what for.
 * @param context The instance's parts.
 */
export function createSessionVerifier(options: DefaultSiwxOptions, context: AdapterContext) {
  const verified = new Map<string, number>()
  return async (session: SiwxSession): Promise<void> => {
    const { data, message: text, signature } = session
    // Some wallets write the address in lower case into the messages that they make.
    const message = parseSignInMessage(text, { requireChecksum: session.cacao === undefined })
    const now = context.clock.now()
    const expected = { domain: options.domain ?? getDomain(), uri: getExpectedUri(options.uri) }
    checkSignIn(message, { expected, data, now, clockSkewMs: options.clockSkewMs ?? defaultClockSkewMs })
    const { chainId, accountAddress } = message
    const key = JSON.stringify([text, signature])
    if ((verified.get(key) ?? 0) > now) return
    await verifySignature({
      signature: { message: text, signature, chainId, accountAddress },
      verifiers: options.verifiers,
      context: { ...context, signal: context.lifetime },
    })
    verified.set(key, now + holds)
  }
}

/** Any address of the same origin will do: people sign in on one page and come back to another. */
function getExpectedUri(uri: string | undefined): string | undefined {
  if (uri === undefined) return undefined
  return /^https?:\/\//i.test(uri) ? new URL(uri).origin : uri
}

/**
 * Returns whether an error says that a sign-in can never be valid again, so that it need not be kept. One that is not
 * valid yet may still be, and one that nobody could verify may be valid.
 *
 * @param error What the verification threw.
 */
export function isFinal(error: unknown): boolean {
  const passing = [
    'siwx/not-yet-valid',
    'siwx/issued-in-future',
    'siwx/no-verifier',
    'siwx/verifier-unavailable',
    'siwx/invalid-configuration',
  ]
  return isPorticoError(error) && error.code.startsWith('siwx/') && !passing.includes(error.code)
}

/**
 * Returns whether an error says that nobody could tell, rather than that the sign-in does not count right now.
 *
 * @param error What the verification threw.
 */
export function isOutage(error: unknown): boolean {
  return (
    !isFinal(error) && !isPorticoError(error, 'siwx/not-yet-valid') && !isPorticoError(error, 'siwx/issued-in-future')
  )
}
