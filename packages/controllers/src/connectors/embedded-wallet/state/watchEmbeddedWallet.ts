import { snapshot, subscribe } from 'valtio/vanilla'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWalletState } from './EmbeddedWalletState.js'
import { embeddedWalletPart } from './embeddedWalletPart.js'

/**
 * Follows the embedded wallet: its user, and a login or change of address in progress.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchEmbeddedWallet(
  portico: Portico,
  callback: (state: Readonly<EmbeddedWalletState>) => void,
): () => void {
  const state = getPart(portico, embeddedWalletPart)
  // A snapshot has the type of the state; it is only frozen.
  const report = () => callback(snapshot(state) as Readonly<EmbeddedWalletState>)
  report()
  return subscribe(state, report)
}
