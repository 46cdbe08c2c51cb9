/** Namespaces as an app proposes them. */
export type Proposed = Readonly<
  Record<
    string,
    { readonly chains: readonly string[]; readonly methods: readonly string[]; readonly events: readonly string[] }
  >
>

/** Limits what the wallet approves. Fields that are not set are approved as far as the wallet supports them. */
export type Grant = {
  readonly chains?: readonly string[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** EVM accounts by index. */
  readonly accounts?: readonly number[]
}

type Granted = { chains: string[]; accounts: string[]; methods: string[]; events: string[] }

export type GrantNamespacesParameters = {
  readonly proposed: Proposed
  readonly grant: Grant
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  /** Addresses by namespace, the selected one first. */
  readonly addresses: Readonly<Record<string, readonly string[]>>
}

function keep(values: readonly string[], owned: readonly string[], wanted = owned): string[] {
  return values.filter((value) => owned.includes(value) && wanted.includes(value))
}

/**
 * Returns the namespaces of a session: what is proposed, supported by the wallet and granted by its owner. A namespace
 * without chains is left out.
 */
export function grantNamespaces(parameters: GrantNamespacesParameters): Record<string, Granted> {
  const { proposed, grant, addresses } = parameters
  const granted = Object.entries(proposed).map(([namespace, { chains, methods, events }]): [string, Granted] => {
    const own = addresses[namespace] ?? []
    const shared = namespace === 'eip155' && grant.accounts ? grant.accounts.flatMap((at) => own[at] ?? []) : own
    const kept = keep(chains, parameters.chains, grant.chains)
    const accounts = kept.flatMap((chain) => shared.map((address) => `${chain}:${address}`))
    return [
      namespace,
      {
        chains: kept,
        accounts,
        methods: keep(methods, parameters.methods, grant.methods),
        events: keep(events, ['accountsChanged', 'chainChanged'], grant.events),
      },
    ]
  })
  return Object.fromEntries(granted.filter(([, { accounts }]) => accounts.length > 0))
}
