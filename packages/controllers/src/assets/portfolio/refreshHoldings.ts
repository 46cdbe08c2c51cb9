import type { CaipNetworkId } from '@portico/core'
import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { queryClientPart } from '../../queries/queryClientPart.js'
import { forceTokens } from './forcedNetworksPart.js'

/** What has come or gone. */
export type HoldingMove = {
  readonly networkId: CaipNetworkId
  /** Contract or mint addresses of what moved; the native currency has none. */
  readonly addresses?: readonly (string | undefined)[] | undefined
}

/**
 * Has balances, items and activity read anew, past the caches of the data service, because something has come or gone.
 *
 * @param portico The instance.
 * @param move What has come or gone, and where.
 */
export function refreshHoldings(portico: Portico, move: HoldingMove): void {
  refreshAssets(portico, move)
  void getPart(portico, queryClientPart).invalidateQueries({ queryKey: ['activity'] })
}

/** Like `refreshHoldings`, where the activity knows of it already. */
export function refreshAssets(portico: Portico, { networkId, addresses = [] }: HoldingMove): void {
  forceTokens(
    portico,
    networkId,
    addresses.flatMap((address) => address ?? []),
  )
  const client = getPart(portico, queryClientPart)
  for (const name of ['balances', 'nfts']) void client.invalidateQueries({ queryKey: [name] })
}
