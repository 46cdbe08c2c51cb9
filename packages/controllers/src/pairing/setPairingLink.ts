import { getFeature } from '../features/getFeature.js'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'
import { listPendingPairings } from '../walletconnect/pairing/listPendingPairings.js'
import { readPairingTopic } from '../walletconnect/pairing/readPairingTopic.js'
import { rememberPendingPairing } from '../walletconnect/pairing/rememberPendingPairing.js'
import { pairingFeature } from './pairingFeature.js'

export type SetPairingLinkParameters = {
  /** Link of the wallet's app without the code, as `WALLETCONNECT_DEEPLINK_CHOICE` keeps it. */
  readonly href: string
  /** The wallet's name. */
  readonly name: string
}

/**
 * Says that the person opened the wallet's app with the pairing's code. Once paired, the link is remembered, so that
 * later requests can offer to open the app.
 *
 * @param portico The instance.
 * @param link The link and the wallet's name.
 */
export function setPairingLink(portico: Portico, link: SetPairingLinkParameters): void {
  const { clock, store } = getInternals(portico)
  const pairing = getFeature(portico, pairingFeature)
  pairing.link = link
  const topic = readPairingTopic(pairing.state.uri ?? '')
  const pending = listPendingPairings({ clock, store }).find((each) => each.topic === topic)
  // The browser may end this page while the app is open.
  if (pending) rememberPendingPairing({ clock, store }, { ...pending, link: { href: link.href, name: link.name } })
}
