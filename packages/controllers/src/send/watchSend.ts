import { snapshot, subscribe } from 'valtio/vanilla'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { SendState } from './SendState.js'
import { sendPart } from './sendPart.js'

/**
 * Follows the transfer that is being prepared or sent.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchSend(portico: Portico, callback: (state: Readonly<SendState>) => void): () => void {
  const state = getPart(portico, sendPart)
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<SendState>)
  report()
  return subscribe(state, report)
}
