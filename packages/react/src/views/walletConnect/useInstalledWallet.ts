import type { CatalogueWallet, WalletEntry } from '@portico/controllers'
import { createInstalledLookup } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

/**
 * Returns the installed counterpart of a catalogue wallet, and updates as wallets come and go.
 *
 * @param wallet The wallet.
 * @param namespace Only wallets that can connect it count.
 */
export function useInstalledWallet(
  wallet: CatalogueWallet | undefined,
  namespace: ChainNamespace | undefined,
): WalletEntry | undefined {
  const portico = usePorticoInstance()
  const connectors = usePorticoState((state) => state.connectors)
  return useMemo(() => {
    // The lookup reads the connectors from the instance, so a change of them looks again.
    void connectors
    return wallet && createInstalledLookup(portico, { namespace })(wallet)
  }, [portico, connectors, wallet, namespace])
}
