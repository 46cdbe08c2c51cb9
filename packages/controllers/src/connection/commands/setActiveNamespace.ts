import { type ChainNamespace, chainErrors } from '@portico/core'
import { startReactions } from '../../assembly/reactions/startReactions.js'
import { ensureLive } from '../../instance/ensureLive.js'
import type { Portico } from '../../instance/Portico.js'

/** What `setActiveNamespace` takes. */
export type SetActiveNamespaceParameters = { readonly namespace: ChainNamespace }

/**
 * Makes a namespace the one that buttons and views show.
 *
 * @param portico The instance.
 * @param parameters The namespace.
 * @throws `chain/network-not-found` when the app offers no network of it
 */
export function setActiveNamespace(portico: Portico, { namespace }: SetActiveNamespaceParameters): void {
  const { connection, networks } = ensureLive(portico).stores
  if (!networks.networks.some((network) => network.chainNamespace === namespace))
    throw chainErrors('chain/network-not-found')
  startReactions(portico)
  connection.activeNamespace = namespace
}
