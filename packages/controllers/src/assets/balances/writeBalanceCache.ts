import { formatAmount, type Network, nativeBalanceCacheKey, writeCacheEntry } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'
import type { NativeBalanceData } from './NativeBalanceData.js'

type WriteParameters = {
  readonly address: string
  readonly network: Network
  readonly data: NativeBalanceData
}

/** Keeps a native balance in storage, in the format of wire contract 7.3. */
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
