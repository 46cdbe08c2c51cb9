import type { Network } from '@portico/core'
import { defineFeature } from '../features/defineFeature.js'
import { getFeature } from '../features/getFeature.js'
import { isReadHosted } from '../networks/isReadHosted.js'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'
import { getClientId } from '../services/getClientId.js'
import { followActiveNamespace } from './followActiveNamespace.js'
import { followAddressLabels } from './followAddressLabels.js'
import { followEmbeddedWallet } from './followEmbeddedWallet.js'
import { rememberSession } from './rememberSession.js'
import { rememberWallets } from './rememberWallets.js'
import { showUnsupportedNetwork } from './showUnsupportedNetwork.js'

const reactionsFeature = defineFeature({
  key: 'reactions',
  create(portico) {
    // Reads of a chain begin once there is an account, so the list need not be there on page load.
    Object.assign(getInternals(portico), {
      isHosted: (network: Network) => isReadHosted(portico, network),
      getClientId: (url: string) => getClientId(portico, url),
    })
    return [
      followActiveNamespace,
      followAddressLabels,
      followEmbeddedWallet,
      rememberSession,
      rememberWallets,
      showUnsupportedNetwork,
    ].map((react) => react(portico))
  },
  dispose(stops) {
    for (const stop of stops) stop()
  },
})

/**
 * Starts the reactions, once. Every command that can change a connection or network calls this first: until then there
 * is nothing to react to, and their code is no part of the first download.
 */
export function startReactions(portico: Portico): void {
  getFeature(portico, reactionsFeature)
}
