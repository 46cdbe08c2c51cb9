import type { AdapterContext, CaipNetworkId } from '@portico/core'
import type { EvmClient, GetClient } from '../calls/createClients.js'

export type EnsParameters = {
  readonly context: AdapterContext
  readonly getClient: GetClient
  readonly networkId: CaipNetworkId
  readonly signal?: AbortSignal | undefined
}

/**
 * Finds the client of the network whose names count: the given network when it has ENS, else Ethereum when the app
 * offers it.
 *
 * @param parameters The app's networks and the network in use.
 */
export function getEnsClient({ context, getClient, networkId }: EnsParameters): EvmClient | undefined {
  const withNames = context.networks('eip155').filter(({ contracts }) => contracts?.ensUniversalResolver)
  const found =
    withNames.find(({ caipNetworkId }) => caipNetworkId === networkId) ??
    withNames.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')
  return found && getClient(found.caipNetworkId)
}
