import { walletErrors } from '@portico/core'
import type { LiveSession } from './LiveSession.js'

/** Stops following a session and rejects what waits for the wallet with `wallet/disconnected`; the session may go on. */
export function closeSession({ lifetime, stops }: LiveSession): void {
  for (const stop of stops) stop()
  stops.clear()
  lifetime.abort(walletErrors('wallet/disconnected'))
}
