import type { WalletGroup } from '@portico/controllers'
import { getConnectorList } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

/**
 * Lists the wallets a person can connect, in groups (empty ones too) and in order, and follows wallets that arrive or leave.
 *
 * @param namespace Only wallets that can connect it; all when left out.
 */
export function useWalletGroups(namespace?: ChainNamespace | undefined): readonly WalletGroup[] {
  const portico = usePorticoInstance()
  const connectors = usePorticoState((state) => state.connectors)
  const networks = usePorticoState((state) => state.networks)
  return useMemo(() => {
    // Not passed on, but what the list is made of: new ones make a new list.
    void [connectors, networks]
    return getConnectorList(portico, { namespace, all: true })
  }, [portico, connectors, networks, namespace])
}
