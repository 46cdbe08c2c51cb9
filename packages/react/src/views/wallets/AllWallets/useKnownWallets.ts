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
  /** Opens the view that connects a wallet: by its connector if installed in this browser, else over WalletConnect. */
  readonly choose: (wallet: CatalogueWallet) => void
}

/**
 * Recognises catalogue wallets that are installed or were used recently.
 *
 * @param namespace Only connectors that serve it count; all when left out.
 */
export function useKnownWallets(namespace: ChainNamespace | undefined): KnownWallets {
  const portico = usePorticoInstance()
  const groups = useWalletGroups(namespace)
  return useMemo(() => {
    // The lookup reads the groups from the instance, so a change of them makes a new lookup.
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
