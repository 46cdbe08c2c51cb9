import { type CatalogueWallet, pushView } from '@portico/controllers'
import { createInstalledLookup, getRecentWallets } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { useMemo } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { chooseWallet } from '../../../parts/catalogue/chooseWallet.js'
import { useWalletGroups } from '../../../parts/catalogue/useWalletGroups.js'
import type { WalletMark } from './WalletGridTile.js'

export type KnownWallets = {
  /** What is known of a wallet on this device. */
  readonly getMark: (wallet: CatalogueWallet) => WalletMark | undefined
  /** Leads to where a wallet is connected: by its connector when it is in this browser, else over WalletConnect. */
  readonly choose: (wallet: CatalogueWallet) => void
}

/**
 * Recognises wallets of the catalogue that are installed or were used lately.
 *
 * @param namespace Only connectors that serve it count; all when left out.
 */
export function useKnownWallets(namespace: ChainNamespace | undefined): KnownWallets {
  const portico = usePorticoInstance()
  const groups = useWalletGroups(namespace)
  return useMemo(() => {
    // Not passed on, but what the lookup is made of: new ones make a new lookup.
    void groups
    const findInstalled = createInstalledLookup(portico, { namespace })
    const recents = getRecentWallets(portico)
    return {
      getMark(wallet) {
        if (findInstalled(wallet)?.installed) return 'installed'
        return recents.some(({ id }) => id === wallet.id) ? 'recent' : undefined
      },
      choose(wallet) {
        const entry = findInstalled(wallet)
        if (entry) chooseWallet(portico, entry, namespace)
        else
          pushView(portico, {
            view: 'ConnectingWalletConnect',
            params: { walletId: wallet.id, ...(namespace && { namespace }) },
          })
      },
    }
  }, [portico, groups, namespace])
}
