import { listPendingPairings } from '../connectors/walletconnect/storage/listPendingPairings.js'
import { readPairingTopic } from '../connectors/walletconnect/storage/readPairingTopic.js'
import { rememberPendingPairing } from '../connectors/walletconnect/storage/rememberPendingPairing.js'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { getChosenWallet } from './getChosenWallet.js'
import { pairingPart } from './pairingPart.js'

/**
 * Keeps what the person chose beside the code that is shown, for the browser may end this page while the wallet's app is
 * open: which wallet, and which link opened it.
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
