import { useSyncExternalStore } from 'react'
import type { LabWallet } from '../labWallet/createLabWallet.js'

/** Returns mode and state of the lab wallet as they are now. */
export function useLabWallet(wallet: LabWallet) {
  const state = useSyncExternalStore(wallet.subscribe, wallet.getState)
  const mode = useSyncExternalStore(wallet.subscribe, wallet.getMode)
  return { state, mode }
}
