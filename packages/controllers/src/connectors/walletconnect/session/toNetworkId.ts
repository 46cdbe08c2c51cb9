import { type CaipNetworkId, isCaipNetworkId } from '@portico/core'
import { networkAliases } from './networkAliases.js'

/** Returns the id in use now: itself, or the successor of a former Solana id. */
export function toNetworkId(id: CaipNetworkId): CaipNetworkId {
  const successor = Object.entries(networkAliases).find(([, former]) => former === id)?.[0]
  return isCaipNetworkId(successor) ? successor : id
}
