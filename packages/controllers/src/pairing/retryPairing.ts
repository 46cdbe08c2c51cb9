import { getFeature } from '../instance/getFeature.js'
import type { Portico } from '../instance/Portico.js'
import { endPairing } from './endPairing.js'
import { pairingFeature } from './pairingFeature.js'
import { startPairing } from './startPairing.js'

/**
 * Pairs anew, with a fresh code, with the wallet that was chosen last.
 *
 * @param portico The instance, started.
 * @returns Resolves when the pairing has ended; never rejects for the wallet's sake.
 * @throws `instance/destroyed`
 */
export async function retryPairing(portico: Portico): Promise<void> {
  const pairing = getFeature(portico, pairingFeature)
  const { walletId, namespace } = pairing.state
  endPairing(pairing)
  await startPairing(portico, { walletId, namespace })
}
