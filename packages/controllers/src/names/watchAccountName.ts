import { snapshot, subscribe } from 'valtio/vanilla'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { AccountNameState } from './AccountNameState.js'
import { accountNamePart } from './accountNamePart.js'

/**
 * Follows the form that registers a name.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchAccountName(portico: Portico, callback: (state: Readonly<AccountNameState>) => void): () => void {
  const state = getPart(portico, accountNamePart)
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<AccountNameState>)
  report()
  return subscribe(state, report)
}
