import { type Network, nativeBalanceCacheKey, parseAmount } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import type { NativeBalanceData } from './NativeBalanceData.js'

type ReadParameters = { readonly address: string | undefined; readonly network: Network | undefined }

/**
 * Returns the native balance kept in storage; `undefined` when there is none or it is not one of this currency. The
 * time tells whether it is fresh.
 */
export function readBalanceCache(
  portico: Portico,
  { address, network }: ReadParameters,
): NativeBalanceData | undefined {
  if (!address || !network) return undefined
  const { clock, store } = portico[internals]
  const id = `${network.caipNetworkId}:${address}`
  const cache = store.get(nativeBalanceCacheKey)
  const entry = cache && Object.hasOwn(cache, id) ? cache[id] : undefined
  const { symbol, decimals } = network.nativeCurrency
  if (!entry || entry.symbol !== symbol || entry.timestamp > clock.now()) return undefined
  try {
    return { value: parseAmount(entry.balance, decimals), symbol, decimals, updatedAt: entry.timestamp }
  } catch {
    // More decimals than the currency has: written by something else.
    return undefined
  }
}
