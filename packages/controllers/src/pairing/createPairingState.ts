import type { PairingState } from './PairingState.js'

/** Creates the state of a pairing that has not started. */
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
