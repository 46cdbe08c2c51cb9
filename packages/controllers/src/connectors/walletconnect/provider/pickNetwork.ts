import type { CaipNetworkId, ChainNamespace } from '@portico/core'
import { activeNetworkKey } from '@portico/core/internal'
import { toNetworkId } from '../session/toNetworkId.js'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import type { LiveSession } from './LiveSession.js'
import { readApproval } from './readApproval.js'

/**
 * Chooses the network of a namespace among the approved ones. In order of preference: its previous one, the configured
 * one, the last active one of the app, the first that the app offers, the first of all.
 *
 * @param live The session.
 * @param namespace The namespace.
 */
export function pickNetwork(live: LiveSession, namespace: ChainNamespace): CaipNetworkId | undefined {
  const { context, defaultChain, record, topic } = live
  const { networks = [] } = readApproval(record, namespace) ?? {}
  const stored = context.store.get(activeChainsKey)
  const last = stored?.topic === topic ? stored.networks[namespace] : undefined
  const offered = context.networks(namespace).map(({ caipNetworkId }) => caipNetworkId)
  const wanted = [last, defaultChain, context.store.get(activeNetworkKey), networks.find((id) => offered.includes(id))]
  return wanted.flatMap((id) => (id ? [toNetworkId(id)] : [])).find((id) => networks.includes(id)) ?? networks[0]
}
