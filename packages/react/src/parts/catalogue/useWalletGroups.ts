import type { WalletGroup } from '@portico/controllers'
import { getConnectorList } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

/**
 * Returns the wallets the user can connect, in ordered groups (empty groups included), and updates as wallets come and
 * go.
 *
 * @param namespace Only wallets that can connect it; all when left out.
 */
export function useWalletGroups(namespace?: ChainNamespace | undefined): readonly WalletGroup[] {
  const portico = usePorticoInstance()
  const connectors = usePorticoState((state) => state.connectors)
  const networks = usePorticoState((state) => state.networks)
  return useMemo(() => {
    // `getConnectorList` reads both from the instance, so a change of either makes a new list.
    void [connectors, networks]
    return getConnectorList(portico, { namespace, all: true })
  }, [portico, connectors, networks, namespace])
}
