import type { CaipNetworkId } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endVerifications } from './endVerifications.js'
import { toSignOutError } from './signInErrors.js'
import { signInPart } from './signInPart.js'

/** Signs an account out on each of the networks. Never rejects: a failure is an event `error`. */
export async function revokeSignIn(
  portico: Portico,
  networkIds: readonly CaipNetworkId[],
  address: string,
): Promise<void> {
  const { emitter, lifetime, logger, options } = getInternals(portico)
  const { siwx } = options
  if (!siwx) return
  endVerifications(portico, networkIds, address)
  for (const networkId of networkIds) {
    try {
      await siwx.revokeSession(networkId, address)
    } catch (cause) {
      logger.error('signing out failed', cause)
      emitter.emit('error', toSignOutError(cause))
    }
  }
  if (!lifetime.aborted) getPart(portico, signInPart).tell()
}
