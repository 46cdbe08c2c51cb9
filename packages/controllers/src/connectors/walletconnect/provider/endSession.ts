import type { ConnectionEvents } from '@portico/core'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import { closeSession } from './closeSession.js'
import type { LiveSession } from './LiveSession.js'

/**
 * Ends a session on our side: stops listening, rejects what waits for the wallet with `wallet/disconnected`.
 *
 * @param live The session.
 * @param reason Why, when the app did not end it itself.
 */
export function endSession(live: LiveSession, reason?: ConnectionEvents['end']['reason']): void {
  const { context, emitter, lifetime, topic } = live
  if (lifetime.signal.aborted) return
  closeSession(live)
  if (context.store.get(activeChainsKey)?.topic === topic) context.store.remove(activeChainsKey)
  if (reason) emitter.emit('end', { reason })
  emitter.clear()
}
