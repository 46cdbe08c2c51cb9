import type { FrameClient } from '@portico/frame-bridge'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { onPageFocus } from '../../../queries/onPageFocus.js'

/** Between two checks on coming back to the page, in milliseconds. */
const pauseMs = 60_000

/**
 * Finds out that a login has ended at the wallet: asks when the person comes back to the page, and when a request
 * failed, for a frame that knows nobody answers as it does to any other failure. A frame that cannot tell ends nothing.
 * Returns the stop.
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
