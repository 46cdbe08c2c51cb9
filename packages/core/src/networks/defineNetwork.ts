import { isCaipNetworkId } from '../caip/isCaipNetworkId.js'
import { networkErrors } from './networkErrors.js'
import type { Network, NetworkInput } from './types.js'

/**
 * Makes a network from its definition; a viem `Chain` fits. Without `chainNamespace` it is an `eip155` network. Of the
 * contracts those with one address are kept. Throws `network/invalid`.
 *
 * @example defineNetwork({ ...mainnet, rpcUrls: { default: { http: ['http://localhost:8545'] } } })
 */
export function defineNetwork(input: NetworkInput): Network {
  const fail = (reason: string): never => {
    throw networkErrors('network/invalid', { id: input.id, reason })
  }
  const caipNetworkId = input.caipNetworkId ?? (`${input.chainNamespace ?? 'eip155'}:${input.id}` as const)
  if (!isCaipNetworkId(caipNetworkId)) return fail('its CAIP-2 id is malformed')
  const chainNamespace = caipNetworkId.split(':', 1)[0] ?? ''
  if (input.chainNamespace && input.chainNamespace !== chainNamespace) fail('namespace and CAIP-2 id differ')
  if (chainNamespace === 'eip155' && !/^eip155:[1-9]\d*$/.test(caipNetworkId)) fail('its id is not a positive integer')
  if (!input.name) fail('it has no name')
  const { decimals } = input.nativeCurrency
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) fail('its decimals are not between 0 and 255')
  const { http, webSocket } = input.rpcUrls.default
  if (!http.every((url) => /^https?:\/\//.test(url))) fail('its RPC URLs are not http(s)')
  const explorer = input.blockExplorers?.default
  return {
    id: input.id,
    caipNetworkId,
    chainNamespace,
    name: input.name,
    nativeCurrency: input.nativeCurrency,
    rpcUrls: { default: { http, webSocket } },
    blockExplorers: explorer && { default: { name: explorer.name, url: explorer.url.replace(/\/$/, '') } },
    testnet: input.testnet,
    contracts: pickContracts(input.contracts),
    imageId: input.imageId,
    imageUrl: input.imageUrl,
  }
}

/** viem also lists contracts per source chain; those have no address of their own here. */
function pickContracts(contracts: NetworkInput['contracts']): Network['contracts'] {
  if (!contracts) return undefined
  return Object.fromEntries(
    Object.entries(contracts).flatMap(([name, contract]) => {
      const address: unknown = contract && typeof contract === 'object' ? Reflect.get(contract, 'address') : undefined
      return typeof address === 'string' ? [[name, { address }]] : []
    }),
  )
}
