import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endPairing } from './endPairing.js'
import { pairingPart } from './pairingPart.js'

/**
 * Lets go of the pairing, as its view does when it is left. The pairing ends a task later, so that a view which appears
 * at once for the same wallet takes it over with its code.
 *
 * @param portico The instance.
 */
export function cancelPairing(portico: Portico): void {
  const { clock, lifetime } = getInternals(portico)
  if (lifetime.aborted) return
  const pairing = getPart(portico, pairingPart)
  pairing.ending ??= clock.setTimeout(() => endPairing(pairing), 0)
}
