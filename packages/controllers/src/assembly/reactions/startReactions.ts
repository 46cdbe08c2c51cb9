import type { Network } from '@portico/core'
import { followActiveNamespace } from '../../connection/state/followActiveNamespace.js'
import { rememberSession } from '../../connection/state/rememberSession.js'
import { defineFeature } from '../../instance/defineFeature.js'
import { getFeature } from '../../instance/getFeature.js'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { isReadHosted } from '../../networks/isReadHosted.js'
import { getClientId } from '../../services/getClientId.js'
import { followAddressLabels } from './followAddressLabels.js'
import { followEmbeddedWallet } from './followEmbeddedWallet.js'
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
