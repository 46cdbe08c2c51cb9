import { isRecord } from '@portico/core/internal'
import type { Wallet } from '@wallet-standard/base'
import type { StandardEventsFeature } from '@wallet-standard/features'

/**
 * Listens to changes of what a wallet supports, its chains and features, where it reports them.
 *
 * @param wallet What was registered; any part of it may be wrong.
 * @param listener Called after each change.
 * @returns Stops it.
 */
export function onSupportChange(wallet: Wallet, listener: () => void): () => void {
  // Ignores events during subscribing and after unsubscribing.
  let isOn = false
  try {
    // The standard defines this type for the name. Anything invalid throws.
    const { 'standard:events': events } = wallet.features as Partial<StandardEventsFeature>
    const off = events?.on('change', (change: unknown) => {
      if (isOn && isRecord(change) && (change.chains || change.features)) listener()
    })
    isOn = true
    return () => {
      isOn = false
      try {
        off?.()
      } catch {
        // An invalid wallet, whose changes are ignored.
      }
    }
  } catch {
    return () => {}
  }
}
