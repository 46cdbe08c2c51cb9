import type { ChainNamespace } from '@portico/core'
import type { Portico } from '../../instance/Portico.js'
import type { CatalogueWallet } from '../../services/catalogue/CatalogueWallet.js'
import { getConnectorList } from '../list/getConnectorList.js'
import type { WalletEntry } from '../list/WalletEntry.js'
import { isSameWallet, walletIdentity } from '../list/walletIdentity.js'

/**
 * Returns a function that finds the installed connector of a catalogue wallet, by catalogue id, reverse domain name or
 * name. It is recreated when connectors change; one lookup serves a whole list.
 *
 * @param portico The instance.
 * @param parameters A namespace the connectors must serve; by default one of the namespaces of the app's networks.
 */
export function createInstalledLookup(
  portico: Portico,
  { namespace }: { readonly namespace?: ChainNamespace | undefined } = {},
): (wallet: CatalogueWallet) => WalletEntry | undefined {
  const entries = getConnectorList(portico, { namespace })
    .flatMap(({ wallets }) => wallets)
    .filter(({ type }) => type !== 'WALLET_CONNECT')
  const known = new Map<string, WalletEntry>()
  for (const entry of entries) {
    const { rdns, name } = walletIdentity(entry)
    for (const key of [entry.explorerId && `id:${entry.explorerId}`, rdns && `rdns:${rdns}`, `name:${name}`]) {
      if (key && !known.has(key)) known.set(key, entry)
    }
  }
  return (wallet) => {
    const { rdns, name } = walletIdentity(wallet)
    const found = known.get(`id:${wallet.id}`) ?? (rdns ? known.get(`rdns:${rdns}`) : undefined)
    if (found) return found
    const namesake = known.get(`name:${name}`)
    return namesake && isSameWallet(namesake, wallet) ? namesake : undefined
  }
}
