import { getInternals } from '../portico/getInternals.js'
import type { Portico } from '../portico/Portico.js'

/** Follows the embedded wallet from its first connection on, so that what it asks the person is shown. */
export function followEmbeddedWallet(portico: Portico): () => void {
  const { emitter, logger } = getInternals(portico)
  return emitter.on('connect', ({ connectorId }) => {
    if (connectorId !== 'AUTH') return
    import('../embedded-wallet/getEmbeddedWallet.js')
      .then(({ getEmbeddedWallet }) => getEmbeddedWallet(portico))
      .catch((error: unknown) => logger.warn('following the embedded wallet failed', error))
  })
}
