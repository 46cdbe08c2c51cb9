import { snapshot, subscribe } from 'valtio/vanilla'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { PairingState } from './PairingState.js'
import { pairingPart } from './pairingPart.js'

/**
 * Follows the pairing with a wallet: its code, when that expires, and its status.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchPairing(portico: Portico, callback: (state: Readonly<PairingState>) => void): () => void {
  const state = getPart(portico, pairingPart).state
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<PairingState>)
  report()
  return subscribe(state, report)
}
