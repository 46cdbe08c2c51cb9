import { ensureLive } from '../../../instance/ensureLive.js'
import type { Portico } from '../../../instance/Portico.js'
import { getEmbeddedWallet } from '../link/getEmbeddedWallet.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'

/**
 * Returns the embedded wallet while it is connected.
 *
 * @throws `embedded-wallet/not-connected`
 */
export async function getConnectedWallet(portico: Portico): Promise<EmbeddedWallet> {
  const { connections } = ensureLive(portico)
  if (![...connections.values()].some(({ connectorId }) => connectorId === 'AUTH'))
    throw embeddedWalletErrors('embedded-wallet/not-connected')
  return getEmbeddedWallet(portico)
}
