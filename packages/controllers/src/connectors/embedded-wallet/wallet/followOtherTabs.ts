import { emailLoginUsedKey } from '@portico/core/internal'
import type { LiveWallet } from './LiveWallet.js'

/** How long a tab that disconnects needs to say so itself, in milliseconds. */
const settlingMs = 1_000

/** How long to wait before asking a frame that could not tell again, in milliseconds. */
const pauseMs = 60_000

/**
 * Checks with the frame whether the login still exists when another tab has cleared it: that tab may have signed out,
 * or only failed to reach the frame. An existing login is stored again. Returns the unsubscribe.
 *
 * @param remember Reads the accounts again, which stores the login.
 */
export function followOtherTabs({ client, context }: LiveWallet, remember: () => Promise<void>): () => void {
  const { clock, logger, store } = context
  let isOver = false
  // Until it is stored again, a reload would ask the user to log in.
  let isForgotten = false
  let stopTimer = (): void => undefined
  const check = async () => {
    // The client ends the connection if nobody is logged in at the frame. A frame that cannot tell ends nothing.
    if ((await client.isConnected({ isBackground: true })) && !isOver) await remember()
    isForgotten = false
  }
  const checkIn = (ms: number) => {
    stopTimer()
    stopTimer = clock.setTimeout(() => {
      check().catch((error: unknown) => {
        logger.debug('whether the login still holds is unknown', error)
        if (!isOver && isForgotten) checkIn(pauseMs)
      })
    }, ms)
  }
  const stops = [
    store.subscribe(emailLoginUsedKey, (used) => {
      stopTimer()
      isForgotten = !used
      if (isForgotten) checkIn(settlingMs)
    }),
    // A frame that has just signed can tell again.
    client.on('settled', ({ outcome }) => {
      if (outcome === 'success' && isForgotten) checkIn(0)
    }),
  ]
  return () => {
    isOver = true
    stopTimer()
    for (const stop of stops) stop()
  }
}
