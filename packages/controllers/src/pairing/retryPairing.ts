import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { endPairing } from './endPairing.js'
import { pairingPart } from './pairingPart.js'
import { startPairing } from './startPairing.js'

/**
 * Pairs again with the last chosen wallet and a new code.
 *
 * @param portico The instance, started.
 * @returns Resolves when the pairing has ended. Never rejects because of the wallet.
 * @throws `instance/destroyed`
 */
export async function retryPairing(portico: Portico): Promise<void> {
  const pairing = getPart(portico, pairingPart)
  const { walletId, namespace } = pairing.state
  endPairing(pairing)
  await startPairing(portico, { walletId, namespace })
}
