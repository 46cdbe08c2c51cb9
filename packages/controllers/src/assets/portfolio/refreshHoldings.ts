import type { CaipNetworkId } from '@portico/core'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { forceTokens } from './forcedNetworksPart.js'

/**
 * Has balances, items and activity read anew, past the caches of the data service, because something has come or gone.
 *
 * @param portico The instance.
 * @param arrival The network, and the contract or mint address of what moved; the native currency has none.
 */
export function refreshHoldings(
  portico: Portico,
  { networkId, address }: { readonly networkId: CaipNetworkId; readonly address?: string | undefined },
): void {
  forceTokens(portico, networkId, address === undefined ? [] : [address])
  const client = getPart(portico, queryClientPart)
  for (const name of ['balances', 'activity', 'nfts']) void client.invalidateQueries({ queryKey: [name] })
}
