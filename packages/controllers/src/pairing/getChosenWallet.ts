import type { StoredWallet } from '@portico/core'
import type { Portico } from '../instance/Portico.js'
import { getCatalogueWallet } from '../wallets/catalogue/getCatalogueWallet.js'
import { toStoredWallet } from '../wallets/list/toStoredWallet.js'

/** Returns the record of the wallet that was chosen to pair with; `undefined` for any wallet and for an unknown one. */
export function getChosenWallet(portico: Portico, walletId: string | undefined): StoredWallet | undefined {
  const wallet = walletId === undefined ? undefined : getCatalogueWallet(portico, { walletId })
  return wallet && toStoredWallet(wallet)
}
