import { type CaipNetworkId, isPorticoError } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endVerifications } from './endVerifications.js'
import { signInErrors } from './signInErrors.js'
import { signInPart } from './signInPart.js'

/** Signs an account out on some networks, in the background. A failure is an event `error`. */
export function revokeSignIn(portico: Portico, networkIds: readonly CaipNetworkId[], address: string): void {
  const { emitter, lifetime, logger, options } = getInternals(portico)
  const { siwx } = options
  if (!siwx) return
  endVerifications(portico, networkIds, address)
  const revoke = async () => {
    for (const networkId of networkIds) await siwx.revokeSession(networkId, address)
    if (!lifetime.aborted) getPart(portico, signInPart).tell()
  }
  revoke().catch((cause: unknown) => {
    logger.error('signing out failed', cause)
    emitter.emit('error', isPorticoError(cause) ? cause : signInErrors('sign-in/sign-out-failed', undefined, { cause }))
  })
}
