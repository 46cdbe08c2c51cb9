import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endPairing } from './endPairing.js'
import { pairingPart } from './pairingPart.js'
import { startPairing } from './startPairing.js'

/**
 * Pairs anew, with a fresh code, with the wallet that was chosen last.
 *
 * @param portico The instance, started.
 * @returns Resolves when the pairing has ended; never rejects for the wallet's sake.
 * @throws `instance/destroyed`
 */
export async function retryPairing(portico: Portico): Promise<void> {
  const pairing = getPart(portico, pairingPart)
  const { walletId, namespace } = pairing.state
  endPairing(pairing)
  await startPairing(portico, { walletId, namespace })
}
