import { getNamespace, isCaipNetworkId } from '../caip/networkId.js'
import { defineErrors } from '../errors/defineErrors.js'
import { isRecord, readRecord } from '../validate/records.js'
import type { Network, NetworkInput } from './types.js'

/** Creates errors of domain `network`: definitions of networks. */
export const networkErrors = defineErrors({
  'network/invalid': {
    message: (p: { id: unknown; field: string }) =>
      `Network "${p.id}" has an invalid ${p.field}. Correct its definition.`,
  },
})

/**
 * Makes a network from its definition; a viem `Chain` fits. Without `chainNamespace` it is an `eip155` network. Of the
 * contracts those with one address are kept. Throws `network/invalid`.
 *
 * @example defineNetwork({ ...mainnet, rpcUrls: { default: { http: ['http://localhost:8545'] } } })
 */
export function defineNetwork(input: NetworkInput): Network {
  const { id, name, nativeCurrency, testnet, imageId, imageUrl } = input
  const caipNetworkId = input.caipNetworkId ?? (`${input.chainNamespace ?? 'eip155'}:${id}` as const)
  const chainNamespace = getNamespace(caipNetworkId)
  const { http, webSocket } = input.rpcUrls.default
  const explorer = input.blockExplorers?.default
  const isValid: Record<string, boolean> = {
    id: chainNamespace !== 'eip155' || /^eip155:[1-9]\d*$/.test(caipNetworkId),
    caipNetworkId: isCaipNetworkId(caipNetworkId),
    chainNamespace: (input.chainNamespace ?? chainNamespace) === chainNamespace,
    name: !!name,
    decimals: (nativeCurrency.decimals & 255) === nativeCurrency.decimals,
    'RPC URL': http.every((url) => /^https?:\/\//.test(url)),
  }
  const field = Object.keys(isValid).find((key) => !isValid[key])
  if (field) throw networkErrors('network/invalid', { id, field })
  return {
    id,
    caipNetworkId,
    chainNamespace,
    name,
    nativeCurrency,
    rpcUrls: { default: { http, webSocket } },
    blockExplorers: explorer && { default: { name: explorer.name, url: explorer.url.replace(/\/$/, '') } },
    testnet,
    contracts: pickContracts(input.contracts),
    imageId,
    imageUrl,
  }
}

/** Returns the contracts with a single address. viem also lists contracts per source chain. */
function pickContracts(contracts: NetworkInput['contracts']): Network['contracts'] {
  return readRecord(contracts, (contract) =>
    isRecord(contract) && typeof contract.address === 'string' ? { address: contract.address } : undefined,
  )
}
