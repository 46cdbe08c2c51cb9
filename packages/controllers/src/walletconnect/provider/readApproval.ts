import {
  type CaipNetworkId,
  type ChainNamespace,
  isCaipAddress,
  isCaipNetworkId,
  parseCaipAddress,
} from '@portico/core'
import type { SessionRecord } from '../client/SignClientPort.js'
import { toNetworkId } from './toNetworkId.js'

/** What a wallet agreed to in one namespace. Networks are in today's spelling. */
export type Approval = {
  readonly networks: readonly CaipNetworkId[]
  readonly accounts: readonly { readonly address: string; readonly network: CaipNetworkId }[]
  /** The wallet's own spelling of a network, `undefined` when it did not approve it. */
  toWire(network: CaipNetworkId): CaipNetworkId | undefined
  /** Whether a method may be asked of the wallet on a network. */
  allows(network: CaipNetworkId | undefined, method: string): boolean
}

/**
 * Reads one namespace of a session; a session may also name single chains as its keys (`eip155:1`). What is malformed
 * is left out.
 *
 * @param record The session.
 * @param namespace The namespace.
 * @returns What was approved, `undefined` when the session does not have the namespace.
 */
export function readApproval(record: SessionRecord, namespace: ChainNamespace): Approval | undefined {
  const parts = Object.entries(record.namespaces).filter(([key]) => key.split(':', 1)[0] === namespace)
  if (parts.length === 0) return undefined
  const isOurs = (id: string): id is CaipNetworkId => isCaipNetworkId(id) && id.startsWith(`${namespace}:`)
  const accounts = parts
    .flatMap(([, part]) => part.accounts.filter(isCaipAddress))
    .map((account) => parseCaipAddress(account))
    .filter(({ caipNetworkId }) => isOurs(caipNetworkId))
  const wire = parts.flatMap(([key, { chains = [] }]) => [key, ...chains]).filter(isOurs)
  for (const { caipNetworkId } of accounts) wire.push(caipNetworkId)
  const toWire: Approval['toWire'] = (network) =>
    wire.find((id) => id === network) ?? wire.find((id) => toNetworkId(id) === network)
  const serves = (key: string, network: CaipNetworkId | undefined) =>
    !key.includes(':') || (network !== undefined && key === toWire(network))
  return {
    networks: [...new Set(wire.map(toNetworkId))],
    accounts: accounts.map(({ address, caipNetworkId }) => ({ address, network: toNetworkId(caipNetworkId) })),
    toWire,
    allows: (network, method) => parts.some(([key, part]) => serves(key, network) && part.methods.includes(method)),
  }
}
