import type { ChainNamespace } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import { ensureLive } from '../../instance/ensureLive.js'
import type { Portico } from '../../instance/Portico.js'
import { keepSession } from '../state/keepSession.js'

/** What `setActiveNamespace` takes. */
export type SetActiveNamespaceParameters = { readonly namespace: ChainNamespace }

/**
 * Selects the namespace that buttons and views show.
 *
 * @param portico The instance.
 * @param parameters The namespace.
 * @throws `chain/network-not-found` when the app offers no network of it
 */
export function setActiveNamespace(portico: Portico, { namespace }: SetActiveNamespaceParameters): void {
  const { connection, networks } = ensureLive(portico).stores
  if (!networks.networks.some((network) => network.chainNamespace === namespace))
    throw chainErrors('chain/network-not-found')
  keepSession(portico)
  connection.activeNamespace = namespace
}
