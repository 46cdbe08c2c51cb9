import { type Portico, pushView, type WalletEntry } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'

/**
 * Shows the view that connects a wallet: over WalletConnect, for a namespace, or first the choice among several.
 *
 * @param portico The instance.
 * @param wallet The wallet.
 * @param namespace The one that is wanted, if any.
 */
export function chooseWallet(
  portico: Portico,
  { id: connectorId, connectors, type }: WalletEntry,
  namespace: ChainNamespace | undefined,
): void {
  const wanted = namespace && { namespace }
  if (type === 'WALLET_CONNECT') pushView(portico, { view: 'ConnectingWalletConnect', params: { ...wanted } })
  else if (wanted || connectors.length < 2)
    pushView(portico, { view: 'ConnectingExternal', params: { connectorId, ...wanted } })
  else pushView(portico, { view: 'ConnectingMultiChain', params: { connectorId } })
}
