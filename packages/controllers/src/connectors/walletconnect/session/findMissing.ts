import { type CaipNetworkId, type ChainNamespace, isCaipNetworkId } from '@portico/core'
import type { ProposedNamespace } from '../port/SignClientPort.js'
import type { ApprovedNamespace } from './readNamespaces.js'
import { toNetworkId } from './toNetworkId.js'

export type FindMissingParameters = {
  readonly namespaces: Readonly<Record<string, ApprovedNamespace>>
  readonly proposed: Readonly<Record<string, ProposedNamespace>>
}

/** Requested permissions that were not granted. */
export type Missing = {
  readonly namespaces: readonly ChainNamespace[]
  readonly networks: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** Compares what a wallet approved with the proposal: namespaces, chains, methods and events. */
export function findMissing({ namespaces, proposed }: FindMissingParameters): Missing {
  const compared = Object.entries(proposed).map(([name, asked]) => {
    const part = Object.hasOwn(namespaces, name) ? namespaces[name] : undefined
    const { methods = [], events = [] } = part ?? {}
    // Solana's clusters are requested by two ids each; either one suffices.
    const networks = part?.chains.map(toNetworkId) ?? []
    return {
      namespaces: part ? [] : [name],
      networks: asked.chains.filter((id) => isCaipNetworkId(id) && id === toNetworkId(id) && !networks.includes(id)),
      // A namespace that is missing entirely is listed above.
      methods: part ? asked.methods.filter((method) => !methods.includes(method)) : [],
      events: part ? asked.events.filter((event) => !events.includes(event)) : [],
    }
  })
  return {
    namespaces: compared.flatMap((each) => each.namespaces),
    networks: compared.flatMap((each) => each.networks.filter(isCaipNetworkId)),
    methods: compared.flatMap((each) => each.methods),
    events: [...new Set(compared.flatMap((each) => each.events))],
  }
}
