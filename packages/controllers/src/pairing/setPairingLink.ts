import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { keepPairing } from './keepPairing.js'
import { pairingPart } from './pairingPart.js'

/** What `setPairingLink` takes. */
export type SetPairingLinkParameters = {
  /** Link of the wallet's app without the code, as stored in `WALLETCONNECT_DEEPLINK_CHOICE`. */
  readonly href: string
  /** The wallet's name. */
  readonly name: string
}

/**
 * Records that the user opened the wallet's app with the pairing's code. Once paired, the link is stored, so that later
 * requests can offer to open the app.
 *
 * @param portico The instance.
 * @param link The link and the wallet's name.
 */
export function setPairingLink(portico: Portico, link: SetPairingLinkParameters): void {
  getPart(portico, pairingPart).link = link
  keepPairing(portico)
}
