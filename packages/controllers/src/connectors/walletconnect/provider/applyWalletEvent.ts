import { type CaipNetworkId, getNamespace } from '@portico/core'
import { changeSession } from './changeSession.js'
import type { LiveSession } from './LiveSession.js'
import { readAnnounced } from './readAnnounced.js'
import { readApproval } from './readApproval.js'
import { readChain } from './readChain.js'

export type WalletEvent = {
  readonly name?: unknown
  readonly data?: unknown
  /** Network that the wallet sent the event for. */
  readonly networkId: CaipNetworkId
}

/**
 * Applies `chainChanged` and `accountsChanged`; other events are ignored. An empty list of accounts changes nothing,
 * because the session still approves them.
 *
 * @param live The session.
 * @param event The wallet's event.
 * @returns Whether the event was valid.
 */
export function applyWalletEvent(live: LiveSession, { name, data, networkId }: WalletEvent): boolean {
  if (name === 'chainChanged') {
    const next = readChain(data, getNamespace(networkId))
    if (!next || !readApproval(live.record, getNamespace(next))) return false
    changeSession(live, () => live.active.set(getNamespace(next), next))
  }
  if (name === 'accountsChanged') {
    const accounts = readAnnounced(data, networkId)
    if (!accounts || !readApproval(live.record, getNamespace(networkId))) return false
    if (accounts.length > 0) changeSession(live, () => live.announced.set(getNamespace(networkId), accounts))
  }
  return true
}
