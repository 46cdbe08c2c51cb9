import { snapshot, subscribe } from 'valtio/vanilla'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWalletState } from './EmbeddedWalletState.js'
import { embeddedWalletPart } from './embeddedWalletPart.js'

/**
 * Follows the embedded wallet: who is logged in, and a login or change of address under way.
 *
 * @param portico The instance.
 * @param callback Receives an immutable copy now and after each change.
 * @returns Stops following.
 */
export function watchEmbeddedWallet(
  portico: Portico,
  callback: (state: Readonly<EmbeddedWalletState>) => void,
): () => void {
  const state = getPart(portico, embeddedWalletPart)
  // A snapshot differs from the state in being frozen alone.
  const report = () => callback(snapshot(state) as Readonly<EmbeddedWalletState>)
  report()
  return subscribe(state, report)
}
