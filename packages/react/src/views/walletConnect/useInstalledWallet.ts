import type { CatalogueWallet, WalletEntry } from '@portico/controllers'
import { createInstalledLookup } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

/**
 * Finds the form of a catalogue's wallet that is installed in this browser, and follows wallets that arrive or leave.
 *
 * @param wallet The wallet.
 * @param namespace Only a form that can connect it counts.
 */
export function useInstalledWallet(
  wallet: CatalogueWallet | undefined,
  namespace: ChainNamespace | undefined,
): WalletEntry | undefined {
  const portico = usePorticoInstance()
  const connectors = usePorticoState((state) => state.connectors)
  return useMemo(() => {
    // Not passed on, but what is looked through.
    void connectors
    return wallet && createInstalledLookup(portico, { namespace })(wallet)
  }, [portico, connectors, wallet, namespace])
}
