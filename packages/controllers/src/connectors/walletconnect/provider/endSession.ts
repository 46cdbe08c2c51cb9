import { type ConnectionEvents, walletErrors } from '@portico/core'
import { activeChainsKey } from '../storage/activeChainsKey.js'
import type { LiveSession } from './LiveSession.js'

/** Whether the client has deleted the session, so that no request can be sent. */
export const isGone = ({ client, topic }: LiveSession): boolean =>
  !client.session.getAll().some((record) => record.topic === topic)

/**
 * Ends a session on our side: stops listening, and rejects pending requests with `wallet/disconnected`, or with
 * `provider/outcome-unknown` if they move money.
 *
 * @param live The session.
 * @param reason Why it ended, unless the app ended it.
 */
export function endSession(live: LiveSession, reason?: ConnectionEvents['end']['reason']): void {
  const { context, emitter, lifetime, topic } = live
  if (lifetime.signal.aborted) return
  closeSession(live)
  if (context.store.get(activeChainsKey)?.topic === topic) context.store.remove(activeChainsKey)
  if (reason) emitter.emit('end', { reason })
  emitter.clear()
}

/** Stops following a session and rejects pending requests like `endSession`. The session itself may go on. */
export function closeSession({ lifetime, stops }: LiveSession): void {
  for (const stop of stops) stop()
  stops.clear()
  lifetime.abort(walletErrors('wallet/disconnected'))
}

/** Deletes an ended session from the client's storage without notifying the wallet, so that it is not restored. */
export function forgetSession(live: LiveSession): void {
  const { client, context, topic } = live
  if (isGone(live)) return
  const reason = { code: 6000, message: 'User disconnected.' }
  client.session.delete?.(topic, reason).catch((error: unknown) => {
    context.logger.debug('An ended session could not be removed', error)
  })
}
