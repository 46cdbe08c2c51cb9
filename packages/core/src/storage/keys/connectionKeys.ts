import { isCaipNetworkId, isChainNamespace } from '../../caip/networkId.js'
import type { ChainNamespace } from '../../caip/types.js'
import { isRecord, readRecord } from '../../validate/records.js'
import { jsonKey, textKey } from '../storageKey.js'

/** The namespace last chosen. */
export const activeNamespaceKey = textKey('@appkit/active_namespace', isChainNamespace)

/** The network last chosen. */
export const activeNetworkKey = textKey('@appkit/active_caip_network_id', isCaipNetworkId)

/** A connection of an earlier visit. */
export type StoredConnection = {
  readonly connectorId: string
  readonly accounts: readonly { readonly address: string }[]
  /** The wallet's first account, if another one is selected in the app. Only used for comparison. */
  readonly first?: unknown
  /** The network selected for the namespace while another namespace was active. Validate before use. */
  readonly networkId?: unknown
}
/** Connections of an earlier visit by namespace. */
export type StoredConnections = Readonly<Partial<Record<ChainNamespace, readonly StoredConnection[]>>>

/** Connections of an earlier visit, per namespace; the selected account is the first. */
export const connectionsKey = jsonKey<StoredConnections>('@appkit/connections', (json) =>
  readRecord(json, (entry, name) => {
    if (!isChainNamespace(name) || !Array.isArray(entry)) return undefined
    const connections = entry.flatMap(readConnection)
    return connections.length > 0 ? connections : undefined
  }),
)

function readConnection(entry: unknown): StoredConnection[] {
  if (!isRecord(entry) || typeof entry.connectorId !== 'string' || !entry.connectorId) return []
  if (!Array.isArray(entry.accounts)) return []
  const accounts = entry.accounts.flatMap((account) => {
    if (!isRecord(account) || typeof account.address !== 'string') return []
    // The characters CAIP-10 allows in an address.
    return /^[-.%a-zA-Z0-9]{1,128}$/.test(account.address) ? [{ address: account.address }] : []
  })
  return [{ connectorId: entry.connectorId, accounts, first: entry.first, networkId: entry.networkId }]
}
