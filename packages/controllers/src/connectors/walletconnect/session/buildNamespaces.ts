import { type CaipNetworkId, getNamespace } from '@portico/core'
import type { ProposedNamespace } from '../port/SignClientPort.js'
import type { NamespaceOverride } from '../port/WalletConnectOptions.js'
import { namespaceMethods } from './namespaceMethods.js'
import { networkAliases } from './toNetworkId.js'

export type BuildNamespacesParameters = {
  /** Networks to request, the preferred one of each namespace first. */
  readonly chains: readonly CaipNetworkId[]
  readonly override?: NamespaceOverride | undefined
}

const defaultEvents = ['accountsChanged', 'chainChanged']

/**
 * Builds the proposal for a wallet. All of it is optional: the wallet may approve less. Solana's clusters are requested
 * by their former ids too, for older wallets. A namespace without a network is not proposed.
 */
export function buildNamespaces({
  chains,
  override = {},
}: BuildNamespacesParameters): Readonly<Record<string, ProposedNamespace>> {
  const own = override.chains ?? {}
  const names = new Set([...chains.map(getNamespace), ...Object.keys(own)])
  const entries = [...names].map((name): readonly [string, ProposedNamespace] => {
    const offered = chains.filter((chain) => getNamespace(chain) === name)
    const former = offered.flatMap((chain) => networkAliases[chain] ?? [])
    return [
      name,
      {
        chains: [...(pick(own, name) ?? [...offered, ...former])],
        methods: [...(pick(override.methods, name) ?? pick(namespaceMethods, name) ?? [])],
        events: [...(pick(override.events, name) ?? defaultEvents)],
      },
    ]
  })
  return Object.fromEntries(entries.filter(([, proposed]) => proposed.chains.length > 0))
}

function pick<value>(record: Readonly<Partial<Record<string, value>>> | undefined, name: string): value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined
}
