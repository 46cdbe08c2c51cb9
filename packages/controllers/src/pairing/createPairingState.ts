import type { PairingState } from './PairingState.js'

/** Makes the state of a pairing that has not begun. */
export function createPairingState(): PairingState {
  return {
    status: 'idle',
    uri: undefined,
    expiresAt: undefined,
    walletId: undefined,
    namespace: undefined,
    error: undefined,
    missing: [],
    missingMethods: [],
    missingEvents: [],
  }
}
