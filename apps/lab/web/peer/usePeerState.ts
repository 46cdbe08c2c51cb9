import { useSyncExternalStore } from 'react'
import type { PeerState, PeerWallet } from '../../peer/PeerWallet.js'

/** Returns the wallet's state and draws anew with each change. */
export function usePeerState(peer: PeerWallet): PeerState {
  return useSyncExternalStore(peer.subscribe, peer.getState)
}
