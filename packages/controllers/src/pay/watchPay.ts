import { snapshot, subscribe } from 'valtio/vanilla'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { PayState } from './PayState.js'
import { payPart } from './payPart.js'

/**
 * Follows the form to pay from an exchange, and the payment.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchPay(portico: Portico, callback: (state: Readonly<PayState>) => void): () => void {
  const state = getPart(portico, payPart)
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<PayState>)
  report()
  return subscribe(state, report)
}
