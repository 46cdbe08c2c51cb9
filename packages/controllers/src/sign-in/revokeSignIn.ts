import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { settle } from '@portico/core/internal'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endVerifications } from './endVerifications.js'
import { signInErrors } from './signInErrors.js'
import { signInPart } from './signInPart.js'

/** How long signing out on one network may take, in milliseconds. */
const revokeTimeoutMs = 15_000

/** Signs an account out on each of the networks. Never rejects: a failure is an event `error`. */
export function revokeSignIn(portico: Portico, networkIds: readonly CaipNetworkId[], address: string): Promise<void> {
  const { emitter, lifetime, logger } = getInternals(portico)
  const part = getPart(portico, signInPart)
  endVerifications(portico, networkIds, address)
  const revoke = async () => {
    for (const networkId of networkIds) {
      await revokeSession(portico, networkId, address).catch((error) => {
        logger.error('signing out failed', error)
        emitter.emit('error', error)
      })
    }
    if (!lifetime.aborted) part.tell()
  }
  const revoking = revoke()
  holdMessages(portico, revoking)
  return revoking
}

/**
 * Signs an account out on one network.
 *
 * @throws `sign-in/sign-out-failed` and errors of the app's `siwx`
 */
export function revokeSession(portico: Portico, networkId: CaipNetworkId, address: string): Promise<void> {
  const { clock, options } = getInternals(portico)
  const { siwx } = options
  const limit = { clock, ms: revokeTimeoutMs, error: () => signInErrors('sign-in/sign-out-failed') }
  const revoking = settle(() => siwx?.revokeSession(networkId, address), { limit }).catch((cause: unknown) => {
    throw isPorticoError(cause) ? cause : signInErrors('sign-in/sign-out-failed', undefined, { cause })
  })
  holdMessages(portico, revoking)
  return revoking
}

/** Messages wait for sign-outs: a server may keep one nonce for each visitor, and drop it with the session. */
function holdMessages(portico: Portico, revoking: Promise<void>): void {
  const part = getPart(portico, signInPart)
  part.revoking = Promise.allSettled([part.revoking, revoking])
}
