import { connectionErrors } from '@portico/core'
import { tellMissing } from '../../../connection/commands/connect.js'
import { ensureLive } from '../../../instance/ensureLive.js'
import type { Portico } from '../../../instance/Portico.js'
import { raiseAlert } from '../alerts/raiseAlert.js'
import { findEmbeddedWallet } from '../connector/findEmbeddedWallet.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'

/**
 * Loads the embedded wallet of an instance and follows it from then on.
 *
 * @throws `connection/connector-not-found` without `embeddedWallet()` among the connectors, `connection/chunk-failed`
 */
export async function getEmbeddedWallet(portico: Portico): Promise<EmbeddedWallet> {
  ensureLive(portico)
  const connector = findEmbeddedWallet(portico)
  if (!connector) throw connectionErrors('connection/connector-not-found', { connectorId: 'AUTH' })
  // The wallet is only followed once it is used, so views need not load that code.
  const loading = Promise.all([connector.loadWallet(), import('./linkWallet.js')])
  const [wallet, { linkWallet }] = await loading.catch(tellMissing('AUTH')).catch((error: unknown) => {
    raiseAlert(portico, error)
    throw error
  })
  ensureLive(portico)
  linkWallet(portico, wallet)
  return wallet
}
