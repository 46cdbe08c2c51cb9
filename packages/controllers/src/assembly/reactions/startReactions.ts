import type { Network } from '@portico/core'
import { sentTransactionsPart } from '../../activity/sentTransactionsPart.js'
import { forcedNetworksPart } from '../../assets/portfolio/forcedNetworksPart.js'
import { definePart } from '../../instance/definePart.js'
import { getInternals } from '../../instance/getInternals.js'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { isReadHosted } from '../../networks/isReadHosted.js'
import { getClientId } from '../../services/getClientId.js'
import { expireStoredBalances } from './expireStoredBalances.js'
import { followAddressLabels } from './followAddressLabels.js'
import { followEmbeddedWallet } from './followEmbeddedWallet.js'
import { followProfiles } from './followProfiles.js'
import { recordConnections } from './recordConnections.js'
import { rememberWallets } from './rememberWallets.js'
import { resumePairing } from './resumePairing.js'
import { showUnsupportedNetwork } from './showUnsupportedNetwork.js'
import { tellSessionEnds } from './tellSessionEnds.js'

const reactionsPart = definePart({
  key: 'reactions',
  create(portico) {
    // Chains are first read once there is an account, so this list is not needed on page load.
    Object.assign(getInternals(portico), {
      isHosted: (network: Network) => isReadHosted(portico, network),
      getClientId: (url: string) => getClientId(portico, url),
    })
    // From now on they record what is sent, looked at or not.
    getPart(portico, sentTransactionsPart)
    getPart(portico, forcedNetworksPart)
    return [
      expireStoredBalances,
      followAddressLabels,
      followEmbeddedWallet,
      followProfiles,
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
 * Starts the reactions to connections, once. Nothing needs them before a wallet is linked, so their code is not part of
 * the first download.
 */
export function startReactions(portico: Portico): void {
  if (!getInternals(portico).lifetime.aborted) getPart(portico, reactionsPart)
}
