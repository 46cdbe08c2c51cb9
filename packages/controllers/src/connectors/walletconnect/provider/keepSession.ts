import { claimPairing, sessionLifetime } from '../storage/ownPairings.js'
import { endSession } from './endSession.js'
import type { LiveSession } from './LiveSession.js'

const dayMs = 86_400_000

/**
 * Extends the session once less than a day of it is left, and ends it here when it expires, which the client may not
 * notice. While it lasts, its pairing is kept as one of this storage.
 */
export function keepSession(live: LiveSession): void {
  const { client, context, stops, topic } = live
  const { clock, logger } = context
  let asked = 0
  let cancel = () => {}
  const look = () => {
    cancel()
    const left = live.record.expiry * 1000 - clock.now()
    if (left <= 0) return endSession(live, 'expired')
    claimPairing(context, { topic: live.record.pairingTopic ?? '', until: clock.now() + sessionLifetime })
    if (left < dayMs && asked !== live.record.expiry) {
      asked = live.record.expiry
      extend().catch((error: unknown) => logger.debug('A session could not be extended', error))
    }
    cancel = clock.setTimeout(look, left < dayMs ? left : left - dayMs + 1)
  }
  const extend = async () => {
    await client.extend({ topic })
    const extended = client.session.getAll().find((record) => record.topic === topic)
    if (extended) live.record = { ...live.record, expiry: extended.expiry }
    if (!live.lifetime.signal.aborted && stops.has(stop)) look()
  }
  const stop = () => cancel()
  stops.add(stop)
  look()
}
