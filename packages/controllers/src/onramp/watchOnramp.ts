import { snapshot, subscribe } from 'valtio/vanilla'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { OnrampState } from './OnrampState.js'
import { onrampPart } from './onrampPart.js'

/**
 * Follows the form to buy with, and the purchase.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchOnramp(portico: Portico, callback: (state: Readonly<OnrampState>) => void): () => void {
  const state = getPart(portico, onrampPart)
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<OnrampState>)
  report()
  return subscribe(state, report)
}
