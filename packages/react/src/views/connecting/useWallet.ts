import type { WalletEntry } from '@portico/controllers'
import { useWalletGroups } from '../../parts/catalogue/useWalletGroups.js'

/**
 * Finds the wallet a connector belongs to; `undefined` when it is not here, or not any more.
 *
 * @param connectorId Id of any of the wallet's connectors.
 */
export function useWallet(connectorId: string): WalletEntry | undefined {
  const wallets = useWalletGroups().flatMap((group) => group.wallets)
  return (
    wallets.find(({ id }) => id === connectorId) ??
    wallets.find(({ connectors }) => connectors.some(({ id }) => id === connectorId))
  )
}
