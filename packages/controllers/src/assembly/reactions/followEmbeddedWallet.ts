import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/** Follows the embedded wallet from its first connection on, so that its requests for approval are shown. */
export function followEmbeddedWallet(portico: Portico): () => void {
  const { connections, emitter, logger } = getInternals(portico)
  const warn = (error: unknown) => logger.warn('following the embedded wallet failed', error)
  const stops = [
    emitter.on('connect', ({ connectorId }) => {
      if (connectorId !== 'AUTH') return
      import('../../connectors/embedded-wallet/link/getEmbeddedWallet.js')
        .then(({ getEmbeddedWallet }) => getEmbeddedWallet(portico))
        .catch(warn)
    }),
    // If a restored login has ended or its frame does not load, restoring reports it, before there is a wallet to
    // follow.
    emitter.on('error', (error) => {
      const isFollowed = [...connections.values()].some(({ connectorId }) => connectorId === 'AUTH')
      if (isFollowed || !/^(embedded-wallet|frame)\//.test(error.code)) return
      import('../../connectors/embedded-wallet/alerts/raiseAlert.js')
        .then(({ raiseAlert }) => raiseAlert(portico, error, { isReported: true }))
        .catch(warn)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
