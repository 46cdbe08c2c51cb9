import { snapshot, subscribe } from 'valtio/vanilla'
import { getFeature } from '../instance/getFeature.js'
import type { Portico } from '../instance/Portico.js'
import type { SendState } from './SendState.js'
import { sendFeature } from './sendFeature.js'

/**
 * Follows the transfer that is being written or sent.
 *
 * @param portico The instance.
 * @param callback Receives an immutable copy now and after each change.
 * @returns Stops following.
 */
export function watchSend(portico: Portico, callback: (state: Readonly<SendState>) => void): () => void {
  const state = getFeature(portico, sendFeature)
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<SendState>)
  report()
  return subscribe(state, report)
}
