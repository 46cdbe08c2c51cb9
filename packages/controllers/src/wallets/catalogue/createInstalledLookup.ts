import type { ChainNamespace } from '@portico/core'
import type { Portico } from '../../portico/Portico.js'
import { getConnectorList } from '../getConnectorList.js'
import { isSameWallet } from '../isSameWallet.js'
import type { WalletEntry } from '../WalletEntry.js'
import { walletIdentity } from '../walletIdentity.js'
import type { CatalogueWallet } from './CatalogueWallet.js'

/**
 * Returns what finds the connector of a catalogue wallet that is in this browser, by catalogue id, reverse domain name
 * or name. Made anew when connectors come or go; one lookup serves a whole list.
 *
 * @param portico The instance.
 * @param parameters A namespace the connectors must serve; default: any the app has a network of.
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
