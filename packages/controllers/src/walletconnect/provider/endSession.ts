import { type ConnectionEvents, walletErrors } from '@portico/core'
import { activeChainsKey } from './activeChainsKey.js'
import type { LiveSession } from './LiveSession.js'

/**
 * Ends a session on our side: stops listening, rejects what waits for the wallet with `wallet/disconnected`.
 *
 * @param live The session.
 * @param reason Why, when the app did not end it itself.
 */
export function endSession(live: LiveSession, reason?: ConnectionEvents['end']['reason']): void {
  const { context, emitter, lifetime, stops, topic } = live
  if (lifetime.signal.aborted) return
  for (const stop of stops) stop()
  stops.clear()
  lifetime.abort(walletErrors('wallet/disconnected'))
  if (context.store.get(activeChainsKey)?.topic === topic) context.store.remove(activeChainsKey)
  if (reason) emitter.emit('end', { reason })
  emitter.clear()
}
