import { formatAmount, type Network, parseAmount } from '@portico/core'
import { nativeBalanceCacheKey, writeCacheEntry } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'

/** A native balance as it was read. */
export type NativeBalanceData = {
  /** In base units. */
  readonly value: bigint
  readonly symbol: string
  readonly decimals: number
  /** When it was read, in milliseconds since the Unix epoch. */
  readonly updatedAt: number
}

type ReadParameters = { readonly address: string | undefined; readonly network: Network | undefined }

/**
 * Returns the stored native balance; `undefined` if there is none or it is of another currency. Its time tells whether
 * it is still fresh.
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
    // More decimals than the currency has, so something else wrote it.
    return undefined
  }
}

type WriteParameters = {
  readonly address: string
  readonly network: Network
  readonly data: NativeBalanceData
}

/** Keeps a native balance in storage. */
export function writeBalanceCache(portico: Portico, { address, network, data }: WriteParameters): void {
  const caipAddress = `${network.caipNetworkId}:${address}` as const
  const balance = formatAmount(data.value, data.decimals)
  writeCacheEntry(portico[internals].store, {
    key: nativeBalanceCacheKey,
    id: caipAddress,
    entry: { caipAddress, balance, symbol: data.symbol },
    now: data.updatedAt,
  })
}
