import type { Account, Connection, ConnectionEvents } from '../adapter/Connection.js'
import type { ProviderOf } from '../adapter/Provider.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/types.js'
import { createEmitter } from '../emitter/createEmitter.js'
import { walletErrors } from '../errors/walletErrors.js'
import type { AccountType } from '../validate/isAccountType.js'
import { createFakeProvider } from './createFakeProvider.js'
import { type FakeOutcome, settleOutcome } from './settleOutcome.js'

/** Options of `createFakeConnection`. */
export type CreateFakeConnectionOptions = {
  readonly connectorId?: string | undefined
  /** Default `['eip155']`. */
  readonly namespaces?: readonly ChainNamespace[] | undefined
  /** Addresses per namespace. By default each namespace has one. */
  readonly accounts?: Readonly<Record<string, readonly string[]>> | undefined
  /** Network per namespace. Default `eip155:1` for `eip155`. */
  readonly networks?: Readonly<Record<string, CaipNetworkId>> | undefined
  /** Default `all`. */
  readonly approved?: readonly CaipNetworkId[] | 'all' | undefined
  /** Provider per namespace. Default: a `createFakeProvider`. */
  readonly providers?: Readonly<Record<string, unknown>> | undefined
}

/** A connection without a wallet, with controls for tests. */
export type FakeConnection = Connection & {
  /** Names of the calls that reach a wallet, with their argument. */
  readonly calls: readonly { readonly name: 'switchNetwork' | 'disconnect'; readonly networkId?: CaipNetworkId }[]
  /** Sets the outcome of further calls: `resolve` (default), `hang`, or an error. */
  onSwitch(outcome: FakeOutcome): void
  onDisconnect(outcome: FakeOutcome): void
  /** Changes the wallet's accounts, all of one type, like its user, and reports it. */
  setAccounts(namespace: ChainNamespace, addresses: readonly string[], type?: AccountType): void
  /** Switches the wallet's network, like its user, and reports it. */
  setNetwork(networkId: CaipNetworkId): void
  end(reason?: ConnectionEvents['end']['reason']): void
  /** Number of listeners, to detect leaks. */
  listenerCount(): number
}

const addresses: Readonly<Record<string, string>> = {
  eip155: '0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb',
  solana: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
}

/** Creates a connection to a wallet that behaves as a test says. */
export function createFakeConnection(options: CreateFakeConnectionOptions = {}): FakeConnection {
  const { connectorId = 'fake', namespaces = ['eip155'], approved = 'all' } = options
  const emitter = createEmitter<ConnectionEvents>()
  const toAccounts = (list: readonly string[], type?: AccountType): readonly Account[] =>
    list.map((address) => ({ address, ...(type && { type }) }))
  const accounts = new Map<ChainNamespace, readonly Account[]>(
    namespaces.map((name) => [name, toAccounts(options.accounts?.[name] ?? [addresses[name] ?? 'fake-address'])]),
  )
  const networks = new Map<ChainNamespace, CaipNetworkId>(
    Object.entries(options.networks ?? (namespaces.includes('eip155') ? { eip155: 'eip155:1' } : {})),
  )
  const providers = new Map<ChainNamespace, unknown>(
    namespaces.map((name) => [name, options.providers?.[name] ?? createFakeProvider({ authorized: true })]),
  )
  const calls: FakeConnection['calls'][number][] = []
  let switchOutcome: FakeOutcome = 'resolve'
  let disconnectOutcome: FakeOutcome = 'resolve'
  const setNetwork = (networkId: CaipNetworkId) => {
    const namespace = networkId.split(':', 1)[0] ?? ''
    networks.set(namespace, networkId)
    emitter.emit('network', { namespace, networkId })
  }
  return {
    connectorId,
    namespaces,
    calls,
    accounts: (namespace) => accounts.get(namespace) ?? [],
    networkId: (namespace) => networks.get(namespace),
    approved: () => approved,
    // The test put the provider there under this namespace.
    provider: <namespace extends ChainNamespace>(namespace: namespace) =>
      providers.get(namespace) as ProviderOf<namespace>,
    async switchNetwork(networkId, { signal } = {}) {
      calls.push({ name: 'switchNetwork', networkId })
      await settleOutcome(switchOutcome, signal)
      if (approved !== 'all' && !approved.includes(networkId)) throw walletErrors('wallet/unrecognized-chain')
      setNetwork(networkId)
    },
    async disconnect() {
      calls.push({ name: 'disconnect' })
      await settleOutcome(disconnectOutcome)
    },
    on: emitter.on,
    onSwitch(outcome) {
      switchOutcome = outcome
    },
    onDisconnect(outcome) {
      disconnectOutcome = outcome
    },
    setAccounts(namespace, list, type) {
      accounts.set(namespace, toAccounts(list, type))
      emitter.emit('accounts', { namespace, accounts: toAccounts(list, type) })
    },
    setNetwork,
    end: (reason = 'wallet') => emitter.emit('end', { reason }),
    listenerCount: () => emitter.count(),
  }
}
