import { defineFeature } from '../features/defineFeature.js'
import { getFeature } from '../features/getFeature.js'
import type { Portico } from '../portico/Portico.js'
import { followWallet } from './followWallet.js'
import type { EmbeddedWallet } from './wallet/EmbeddedWallet.js'

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
