import { isPorticoError } from '@portico/core'
import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'

/** Follows the embedded wallet from its first connection on, so that what it asks the person is shown. */
export function followEmbeddedWallet(portico: Portico): () => void {
  const { emitter, logger } = getInternals(portico)
  const warn = (error: unknown) => logger.warn('following the embedded wallet failed', error)
  const stops = [
    emitter.on('connect', ({ connectorId }) => {
      if (connectorId !== 'AUTH') return
      import('../embedded-wallet/getEmbeddedWallet.js')
        .then(({ getEmbeddedWallet }) => getEmbeddedWallet(portico))
        .catch(warn)
    }),
    // A login that ended while nobody looked is found when it is to be resumed, before there is a wallet to follow.
    emitter.on('error', (error) => {
      if (!isPorticoError(error, 'embedded-wallet/session-expired')) return
      import('../embedded-wallet/alerts/raiseAlert.js')
        .then(({ raiseAlert }) => raiseAlert(portico, error, { isReported: true }))
        .catch(warn)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
