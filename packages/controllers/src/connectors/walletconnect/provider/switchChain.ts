import { type CaipNetworkId, connectionErrors, getNamespace } from '@portico/core'
import { chainErrors, linkSignals } from '@portico/core/internal'
import { toNetworkId } from '../session/toNetworkId.js'
import { askToSwitch } from './askToSwitch.js'
import { canAskFor } from './canAskFor.js'
import { changeSession } from './changeSession.js'
import type { LiveSession } from './LiveSession.js'
import { providerErrors } from './providerErrors.js'
import { readApproval } from './readApproval.js'

export type SwitchChainParameters = {
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/**
 * Switches a namespace to a network: locally if the wallet approved it, otherwise by asking the wallet. A newer call
 * aborts an older one. Throws `chain/not-approved` if the wallet has no method to switch, `provider/not-connected`,
 * `provider/namespace-not-configured`, `wallet/unrecognized-chain`, `wallet/rejected`, `connection/aborted`.
 *
 * @param live The session.
 * @param parameters The network.
 */
export async function switchChain(live: LiveSession, parameters: SwitchChainParameters): Promise<void> {
  const { active, lifetime, record, switches } = live
  const networkId = toNetworkId(parameters.networkId)
  const namespace = getNamespace(networkId)
  if (lifetime.signal.aborted) throw providerErrors('provider/not-connected')
  const approval = readApproval(record, namespace)
  if (!approval) throw providerErrors('provider/namespace-not-configured', { namespace })
  switches.get(namespace)?.abort()
  switches.delete(namespace)
  if (active.get(namespace) === networkId) return
  if (!approval.networks.includes(networkId)) {
    const current = active.get(namespace)
    const from = current && approval.toWire(current) ? current : approval.networks[0]
    if (!from || !canAskFor(record, networkId)) throw chainErrors('chain/not-approved', { networkId })
    const attempt = new AbortController()
    const unlink = linkSignals(attempt, [parameters.signal])
    switches.set(namespace, attempt)
    try {
      await askToSwitch(live, { networkId, from, signal: attempt.signal })
      if (attempt.signal.aborted) throw connectionErrors('connection/aborted')
    } finally {
      unlink()
      if (switches.get(namespace) === attempt) switches.delete(namespace)
    }
  }
  changeSession(live, () => active.set(namespace, networkId))
}
