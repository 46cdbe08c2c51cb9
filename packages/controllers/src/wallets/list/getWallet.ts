import type { Portico } from '../../instance/Portico.js'
import { getConnectorList } from './getConnectorList.js'
import type { WalletEntry } from './WalletEntry.js'

/**
 * Finds a wallet of `getConnectorList` by its id or by the id of one of its connectors.
 *
 * @param portico The instance.
 * @param parameters The id.
 */
export function getWallet(
  portico: Portico,
  { connectorId }: { readonly connectorId: string },
): WalletEntry | undefined {
  const wallets = getConnectorList(portico).flatMap((group) => group.wallets)
  return (
    wallets.find(({ id }) => id === connectorId) ??
    wallets.find(({ connectors }) => connectors.some(({ id }) => id === connectorId))
  )
}
