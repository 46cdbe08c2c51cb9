import { type CaipNetworkId, connectionErrors, toWalletError } from '@portico/core'
import { chainErrors, internalErrors } from '@portico/core/internal'
import { ensureLive } from '../../instance/ensureLive.js'
import type { Portico } from '../../instance/Portico.js'
import { chooseNetwork } from '../../networks/chooseNetwork.js'
import { runAttempt } from '../links/runAttempt.js'
import { applyConnectionEvent } from '../state/applyConnectionEvent.js'
import { keepSession } from '../state/keepSession.js'

/** What `switchNetwork` takes. */
export type SwitchNetworkParameters = {
  /** One of the state's `networks`. */
  readonly networkId: CaipNetworkId
  /** Ends the wait for the wallet; the promise then rejects with `connection/aborted`. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Switches to another network. A connected wallet is asked to switch; without one, only the app's choice changes. A
 * network of another namespace makes that namespace the active one.
 *
 * @param portico The instance.
 * @param parameters The network.
 * @throws `chain/network-not-found`, `chain/not-approved`, `wallet/rejected`, `connection/aborted`,
 * `internal/network-client-not-set` for a connector of one's own that cannot switch, or another error of domain `wallet`
 */
export async function switchNetwork(portico: Portico, { networkId, signal }: SwitchNetworkParameters): Promise<void> {
  const { connections, stores } = ensureLive(portico)
  const target = stores.networks.networks.find(({ caipNetworkId }) => caipNetworkId === networkId)
  if (!target) throw chainErrors('chain/network-not-found')
  keepSession(portico)
  const namespace = target.chainNamespace
  const connection = connections.get(namespace)
  if (connection && stores.connection.namespaces[namespace]?.networkId !== networkId) {
    const approved = connection.approved(namespace)
    if (approved !== 'all' && !approved.includes(networkId) && !connection.canAskFor?.(networkId))
      throw chainErrors('chain/not-approved', { networkId })
    // A custom connector that no compiler has checked may lack the method.
    if (typeof connection.switchNetwork !== 'function')
      throw internalErrors('internal/network-client-not-set', { namespace })
    await runAttempt(portico, { kind: 'switch', namespaces: [namespace], signal }, async (attempt, commit) => {
      try {
        await connection.switchNetwork(networkId, { signal: attempt })
      } catch (cause) {
        throw toWalletError(cause)
      }
      if (attempt.aborted || connections.get(namespace) !== connection) throw connectionErrors('connection/aborted')
      commit()
      applyConnectionEvent(portico, namespace, { type: 'network', networkId, approved: connection.approved(namespace) })
    })
  }
  chooseNetwork(portico, networkId)
}
