import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endPairing } from './endPairing.js'
import { pairingPart } from './pairingPart.js'

/**
 * Cancels the pairing, as its view does when it is left. The pairing ends one task later, so that a view that appears
 * at once for the same wallet can reuse its code.
 *
 * @param portico The instance.
 */
export function cancelPairing(portico: Portico): void {
  const { clock, lifetime } = getInternals(portico)
  if (lifetime.aborted) return
  const pairing = getPart(portico, pairingPart)
  pairing.ending ??= clock.setTimeout(() => endPairing(pairing), 0)
}
