import type { IWalletKit } from '@reown/walletkit'
import { userRejected } from './createRequests.js'
import { type Grant, grantNamespaces, type Proposed } from './grantNamespaces.js'
import type { PeerPolicy, PeerProposal } from './PeerWallet.js'
import { peerMethods } from './peerMethods.js'

type Namespaces = Readonly<
  Record<
    string,
    { readonly chains?: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** A proposal as the protocol's client delivers it. */
export type ProposalParams = {
  readonly id: number
  readonly requiredNamespaces: Namespaces
  readonly optionalNamespaces: Namespaces
  readonly proposer: { readonly metadata: { readonly name: string; readonly url: string } }
}

export type CreateProposalsParameters = {
  readonly walletKit: Pick<IWalletKit, 'approveSession' | 'rejectSession'>
  getPolicy(): { readonly proposals: PeerPolicy; readonly grant: Grant }
  /** Returns the CAIP-2 ids of all chains that the wallet supports. */
  getChains(): readonly string[]
  /** Addresses by namespace, the selected one first. */
  getAddresses(): Readonly<Record<string, readonly string[]>>
  /** Session properties that describe the wallet beyond its namespaces. */
  getProperties(namespaces: readonly string[]): Record<string, string>
  onChange(): void
}

const unsupportedChains = { code: 5100, message: 'Unsupported chains.' } as const

/** Merges required and optional namespaces. A namespace may also be a single chain id. */
function mergeNamespaces({ requiredNamespaces, optionalNamespaces }: ProposalParams): Proposed {
  const merged: Record<string, { chains: string[]; methods: string[]; events: string[] }> = {}
  for (const [key, value] of [...Object.entries(requiredNamespaces), ...Object.entries(optionalNamespaces)]) {
    const [name = key, reference] = key.split(':')
    const present = merged[name] ?? { chains: [], methods: [], events: [] }
    const join = (a: readonly string[], b: readonly string[] = []) => [...new Set([...a, ...b])]
    merged[name] = {
      chains: join(present.chains, reference ? [key] : value.chains),
      methods: join(present.methods, value.methods),
      events: join(present.events, value.events),
    }
  }
  return merged
}

/** Creates the handling of session proposals. */
export function createProposals(parameters: CreateProposalsParameters) {
  const { walletKit, getPolicy, getChains, getAddresses, getProperties, onChange } = parameters
  const open = new Map<number, PeerProposal>()
  // The client may deliver a proposal twice. Approving it twice would open two sessions.
  const taken = new Set<number>()

  function remove(id: number): PeerProposal {
    const proposal = open.get(id)
    if (!proposal) throw new Error(`There is no proposal ${id}`)
    open.delete(id)
    onChange()
    return proposal
  }

  async function approve(id: number, grant: Grant = getPolicy().grant): Promise<void> {
    const { namespaces: proposed } = remove(id)
    const [chains, addresses] = [getChains(), getAddresses()]
    const namespaces = grantNamespaces({ proposed, grant, chains, methods: peerMethods, addresses })
    const names = Object.keys(namespaces)
    // A session needs at least one namespace.
    if (names.length === 0) return walletKit.rejectSession({ id, reason: unsupportedChains })
    await walletKit.approveSession({ id, namespaces, sessionProperties: getProperties(names) })
    onChange()
  }

  async function reject(id: number): Promise<void> {
    remove(id)
    await walletKit.rejectSession({ id, reason: userRejected })
  }

  return {
    getOpen: (): readonly PeerProposal[] => [...open.values()],
    approve,
    reject,
    async take(proposal: ProposalParams): Promise<void> {
      if (taken.has(proposal.id)) return
      taken.add(proposal.id)
      const namespaces = mergeNamespaces(proposal)
      const owned = getChains()
      const chains = Object.values(namespaces).flatMap((each) => each.chains.filter((chain) => owned.includes(chain)))
      const { name, url } = proposal.proposer.metadata
      open.set(proposal.id, { id: proposal.id, name, url, namespaces, chains })
      onChange()
      const policy = getPolicy().proposals
      if (policy === 'approve') await approve(proposal.id)
      if (policy === 'reject') await reject(proposal.id)
    },
    expire(id: number): void {
      if (open.delete(id)) onChange()
    },
  }
}
