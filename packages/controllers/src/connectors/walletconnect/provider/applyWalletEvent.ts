import { type CaipNetworkId, getNamespace } from '@portico/core'
import { changeSession } from './changeSession.js'
import type { LiveSession } from './LiveSession.js'
import { readAnnounced } from './readAnnounced.js'
import { readApproval } from './readApproval.js'
import { readChain } from './readChain.js'

export type WalletEvent = {
  readonly name?: unknown
  readonly data?: unknown
  /** Network the wallet sent it for. */
  readonly network: CaipNetworkId
}

/**
 * Takes over `chainChanged` and `accountsChanged`; other events are none of ours. An empty list of accounts changes
 * nothing, for what the session approves still stands.
 *
 * @param live The session.
 * @param event What the wallet sent.
 * @returns Whether it could be read.
 */
export function applyWalletEvent(live: LiveSession, { name, data, network }: WalletEvent): boolean {
  if (name === 'chainChanged') {
    const next = readChain(data, getNamespace(network))
    if (!next || !readApproval(live.record, getNamespace(next))) return false
    changeSession(live, () => live.active.set(getNamespace(next), next))
  }
  if (name === 'accountsChanged') {
    const accounts = readAnnounced(data, network)
    if (!accounts || !readApproval(live.record, getNamespace(network))) return false
    if (accounts.length > 0) changeSession(live, () => live.announced.set(getNamespace(network), accounts))
  }
  return true
}
