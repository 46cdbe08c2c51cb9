import { isCaipNetworkId } from '@portico/core'
import { isRecord } from '@portico/core/internal'
import type { SignClientEvent } from '../port/SignClientPort.js'
import { readNamespaces } from '../session/readNamespaces.js'
import { applyUpdate } from './applyUpdate.js'
import { applyWalletEvent } from './applyWalletEvent.js'
import { endSession } from './endSession.js'
import type { LiveSession } from './LiveSession.js'

/** Applies the wallet's messages to the session, until it ends or is released. */
export function followSession(live: LiveSession): void {
  const { client, context, stops, topic } = live
  const warn = (what: string, error?: unknown) =>
    context.logger.warn(`A wallet sent ${what} that cannot be read`, { topic, error })
  const listen = (event: SignClientEvent, listener: (payload: Record<string, unknown>) => void) => {
    const guarded = (payload: unknown) => {
      if (isRecord(payload) && payload.topic === topic) listener(payload)
    }
    client.on(event, guarded)
    stops.add(() => void client.off(event, guarded))
  }
  listen('session_event', ({ params }) => {
    const { event, chainId } = isRecord(params) ? params : {}
    if (!isRecord(event) || !isCaipNetworkId(chainId) || !applyWalletEvent(live, { ...event, networkId: chainId }))
      warn('an event')
  })
  listen('session_update', ({ params }) => {
    try {
      const namespaces = readNamespaces(isRecord(params) ? params.namespaces : undefined)
      applyUpdate(live, { ...live.record, namespaces })
    } catch (error) {
      warn('an update', error)
    }
  })
  listen('session_extend', () => {
    const extended = client.session.getAll().find((record) => record.topic === topic)
    if (extended) live.record = { ...live.record, expiry: extended.expiry }
  })
  // For an expired session the client reports the deletion first.
  const isExpired = () => live.record.expiry * 1000 <= context.clock.now()
  listen('session_delete', () => endSession(live, isExpired() ? 'expired' : 'wallet'))
  listen('session_expire', () => endSession(live, 'expired'))
}
