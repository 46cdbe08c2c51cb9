import type { AdapterContext, CaipNetworkId, Network } from '@portico/core'
import { chainErrors } from '@portico/core/internal'
import { type Address, type CcipRequestParameters, type Chain, type Client, createClient, type Transport } from 'viem'
import { createTransport } from './createTransport.js'
import { requestGateway } from './requestGateway.js'

/** A viem client of one network, over all its RPC URLs. */
export type EvmClient = Client<Transport, Chain>

/** Finds the client of one of the app's EVM networks. Throws `chain/network-not-found`. */
export type GetClient = (networkId: CaipNetworkId) => EvmClient

/**
 * Creates the function that hands out viem clients, one for each network as long as its URLs stay the same.
 *
 * @param context The instance's parts.
 * @param options Whether contracts may have gateways asked for what they keep outside of their chain; default `true`.
 */
export function createClients(
  context: AdapterContext,
  { ccipRead = true }: { readonly ccipRead?: boolean | undefined } = {},
): GetClient {
  const gateways = ccipRead && { request: (request: CcipRequestParameters) => requestGateway(context.http, request) }
  const clients = new Map<string, EvmClient>()
  return (id) => {
    const network = context.networks('eip155').find(({ caipNetworkId }) => caipNetworkId === id)
    if (!network) throw chainErrors('chain/network-not-found')
    const known = context.rpcUrls(id)
    const urls = known.length > 0 ? known : network.rpcUrls.default.http
    const key = [id, ...urls].join(' ')
    const client =
      clients.get(key) ??
      createClient({ chain: toChain(network), transport: createTransport(context, urls), ccipRead: gateways })
    clients.set(key, client)
    return client
  }
}

function toChain({ id, name, nativeCurrency, rpcUrls, contracts }: Network): Chain {
  // `defineNetwork` has validated the addresses.
  const addresses = Object.entries(contracts ?? {}).map(([key, { address }]) => [key, { address: address as Address }])
  return {
    id: Number(id),
    name,
    nativeCurrency,
    rpcUrls: { default: { http: rpcUrls.default.http } },
    // viem's type lists the contracts that it knows.
    contracts: Object.fromEntries(addresses) as NonNullable<Chain['contracts']>,
  }
}
