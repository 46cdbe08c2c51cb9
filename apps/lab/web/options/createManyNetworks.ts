import type { NetworkInput } from '@portico/core'

/**
 * Generates networks to fill lists with.
 *
 * @param rpc RPC URL of all of them.
 */
export function createManyNetworks(count: number, rpc: string): readonly NetworkInput[] {
  return Array.from({ length: count }, (_, index) => ({
    id: 900_000 + index,
    name: `Network ${String(index + 1).padStart(4, '0')}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpc] } },
  }))
}
