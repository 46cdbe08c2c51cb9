import type { FrameClient } from '@portico/frame-bridge'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { onPageFocus } from '../../../queries/onPageFocus.js'

/** Minimum time between two checks when the page regains focus, in milliseconds. */
const pauseMs = 60_000

/**
 * Detects that the login has ended at the wallet. Checks when the page regains focus, and after failed requests,
 * because a frame without a login answers like any other failure. A frame that cannot tell ends nothing. Returns the
 * unsubscribe.
 */
export function watchSession(portico: Portico, client: FrameClient): () => void {
  const { clock, connections, logger } = getInternals(portico)
  let checkedAt = clock.now()
  let isRunning = false
  const check = () => {
    const isUsed = [...connections.values()].some(({ connectorId }) => connectorId === 'AUTH')
    if (isRunning || !isUsed || !client.isReady()) return
    checkedAt = clock.now()
    isRunning = true
    client
      .isConnected({ isBackground: true })
      .catch((error: unknown) => logger.debug('whether the login still holds is unknown', error))
      .finally(() => {
        isRunning = false
      })
  }
  const stops = [
    onPageFocus(() => {
      if (clock.now() - checkedAt >= pauseMs) check()
    }),
    client.on('settled', ({ outcome }) => {
      if (outcome === 'error') check()
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
