import { definePart } from '../../../instance/definePart.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import { followWallet } from './followWallet.js'

const linkPart = definePart({
  key: 'embeddedWalletLink',
  create: () => new Map<EmbeddedWallet, () => void>(),
  dispose(links) {
    for (const stop of links.values()) stop()
  },
})

/** Applies what the embedded wallet reports to the instance, from the first call on. */
export function linkWallet(portico: Portico, wallet: EmbeddedWallet): void {
  const links = getPart(portico, linkPart)
  if (!links.has(wallet)) links.set(wallet, followWallet(portico, wallet))
}
