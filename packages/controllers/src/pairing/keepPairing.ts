import type { StoredWallet } from '@portico/core/internal'
import {
  listPendingPairings,
  readPairingTopic,
  rememberPendingPairing,
} from '../connectors/walletconnect/storage/pendingPairings.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { getCatalogueWallet } from '../wallets/catalogue/getCatalogueWallet.js'
import { toStoredWallet } from '../wallets/list/toStoredWallet.js'
import { pairingPart } from './pairingPart.js'

/**
 * Stores the user's choice with the current code, because the browser may close this page while the wallet's app is
 * open: the wallet, and the link that opened it.
 */
export function keepPairing(portico: Portico): void {
  const { clock, store } = getInternals(portico)
  const { state, link } = getPart(portico, pairingPart)
  const topic = readPairingTopic(state.uri ?? '')
  const pending = listPendingPairings({ clock, store }).find((each) => each.topic === topic)
  if (!pending) return
  rememberPendingPairing(
    { clock, store },
    {
      ...pending,
      wallet: getChosenWallet(portico, state.walletId) ?? pending.wallet,
      link: link ? { href: link.href, name: link.name } : pending.link,
    },
  )
}

/** Returns the record of the wallet that was chosen to pair with; `undefined` for any wallet and for an unknown one. */
export function getChosenWallet(portico: Portico, walletId: string | undefined): StoredWallet | undefined {
  const wallet = walletId === undefined ? undefined : getCatalogueWallet(portico, { walletId })
  return wallet && toStoredWallet(wallet)
}
