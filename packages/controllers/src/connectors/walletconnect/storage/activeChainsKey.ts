import { type CaipNetworkId, isCaipNetworkId, jsonKey } from '@portico/core'
import { isRecord, readRecord } from '@portico/core/internal'

export type ActiveChains = {
  readonly topic: string
  /** The network of each namespace. */
  readonly networks: Readonly<Record<string, CaipNetworkId>>
}

/** The last networks of sessions, which a session itself does not contain. */
export const activeChainsKey = jsonKey<ActiveChains>('@portico/walletconnect_networks', (json) => {
  if (!isRecord(json) || typeof json.topic !== 'string') return undefined
  const networks = readRecord(json.networks, (id, name) =>
    isCaipNetworkId(id) && id.startsWith(`${name}:`) ? id : undefined,
  )
  return networks && { topic: json.topic, networks }
})
