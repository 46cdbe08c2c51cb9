import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipAddress,
  isCaipNetworkId,
  parseCaipAddress,
} from '@portico/core'
import type { SessionRecord } from '../port/SignClientPort.js'
import { toNetworkId } from '../session/toNetworkId.js'

/** What a wallet approved in one namespace. Networks have their current ids. */
export type Approval = {
  readonly networks: readonly CaipNetworkId[]
  readonly accounts: readonly { readonly address: string; readonly networkId: CaipNetworkId }[]
  readonly methods: readonly string[]
  /** The wallet's own id of a network, `undefined` if it did not approve it. */
  toWire(networkId: CaipNetworkId): CaipNetworkId | undefined
}

/**
 * Reads one namespace of a checked session.
 *
 * @param record The session.
 * @param namespace The namespace.
 * @returns What was approved, `undefined` when the session does not have the namespace.
 */
export function readApproval(record: SessionRecord, namespace: ChainNamespace): Approval | undefined {
  const approved = Object.hasOwn(record.namespaces, namespace) ? record.namespaces[namespace] : undefined
  if (!approved) return undefined
  const accounts = approved.accounts.filter(isCaipAddress).map((account) => parseCaipAddress(account))
  const own = accounts.map(({ caipNetworkId }) => caipNetworkId)
  const wire = [...(approved.chains ?? []).filter(isCaipNetworkId), ...own]
  return {
    networks: [...new Set(wire.map(toNetworkId))],
    accounts: accounts.map(({ address, caipNetworkId }) => ({ address, networkId: toNetworkId(caipNetworkId) })),
    methods: approved.methods,
    toWire: (networkId) => wire.find((id) => id === networkId) ?? wire.find((id) => toNetworkId(id) === networkId),
  }
}
