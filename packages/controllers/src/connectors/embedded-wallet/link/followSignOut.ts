import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWalletState } from '../state/EmbeddedWalletState.js'

/** Clears the user once the last namespace of the embedded wallet is disconnected. Returns the unsubscribe. */
export function followSignOut(portico: Portico, state: EmbeddedWalletState): () => void {
  const { connections, emitter } = getInternals(portico)
  return emitter.on('disconnect', () => {
    if ([...connections.values()].some(({ connectorId }) => connectorId === 'AUTH')) return
    Object.assign(state, { user: undefined, update: { step: 'idle', email: undefined }, accountType: 'eoa' })
  })
}
