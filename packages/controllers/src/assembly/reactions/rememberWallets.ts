import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/** Remembers each wallet that the user connects, with or without the modal. The code loads with the first one. */
export function rememberWallets(portico: Portico): () => void {
  const { emitter, logger } = getInternals(portico)
  return emitter.on('connect', ({ connectorId, reconnect }) => {
    if (reconnect) return
    import('../../wallets/list/rememberRecentWallet.js')
      .then(({ rememberRecentWallet }) => rememberRecentWallet(portico, { connectorId }))
      .catch((error: unknown) => logger.warn('the wallet could not be remembered', error))
  })
}
