import { defineFeature } from '../../../instance/defineFeature.js'
import { getFeature } from '../../../instance/getFeature.js'
import type { Portico } from '../../../instance/Portico.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import { followWallet } from './followWallet.js'

const linkFeature = defineFeature({
  key: 'embeddedWalletLink',
  create: () => new Map<EmbeddedWallet, () => void>(),
  dispose(links) {
    for (const stop of links.values()) stop()
  },
})

/** Carries what the embedded wallet reports into the instance, from the first call on. */
export function linkWallet(portico: Portico, wallet: EmbeddedWallet): void {
  const links = getFeature(portico, linkFeature)
  if (!links.has(wallet)) links.set(wallet, followWallet(portico, wallet))
}
