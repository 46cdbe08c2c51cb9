import type { Network } from '@portico/core'
import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { isReadHosted } from '../../networks/isReadHosted.js'
import { getClientId } from '../../services/getClientId.js'
import { followAddressLabels } from './followAddressLabels.js'
import { followEmbeddedWallet } from './followEmbeddedWallet.js'
import { recordConnections } from './recordConnections.js'
import { rememberWallets } from './rememberWallets.js'
import { resumePairing } from './resumePairing.js'
import { showUnsupportedNetwork } from './showUnsupportedNetwork.js'
import { tellSessionEnds } from './tellSessionEnds.js'

const reactionsPart = definePart({
  key: 'reactions',
  create(portico) {
    // Reads of a chain begin once there is an account, so the list need not be there on page load.
    Object.assign(getInternals(portico), {
      isHosted: (network: Network) => isReadHosted(portico, network),
      getClientId: (url: string) => getClientId(portico, url),
    })
    return [
      followAddressLabels,
      followEmbeddedWallet,
      recordConnections,
      rememberWallets,
      resumePairing,
      showUnsupportedNetwork,
      tellSessionEnds,
    ].map((react) => react(portico))
  },
  dispose(stops) {
    for (const stop of stops) stop()
  },
})

/**
 * Starts what follows connections, once: until a wallet is linked there is nothing to react to, and
 * the code is no part of the first download.
 */
export function startReactions(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) getPart(portico, reactionsPart)
}
