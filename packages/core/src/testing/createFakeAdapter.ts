import type { Actions, Adapter, AdapterFeature, TokenBalance } from '../adapter/Adapter.js'
import type { Connector } from '../adapter/Connector.js'
import type { ChainNamespace } from '../caip/types.js'
import { addressErrors } from '../errors/addressErrors.js'
import { chainErrors } from '../networks/chainErrors.js'

/** Options of `createFakeAdapter`. */
export type CreateFakeAdapterOptions<namespace extends ChainNamespace> = {
  /** Default `eip155`. */
  readonly namespace?: namespace | undefined
  /** The features it supports. Default: all but `held-tokens`. */
  readonly supports?: readonly AdapterFeature[] | undefined
  /** Wallets that are found immediately. */
  readonly connectors?: readonly Connector[] | undefined
  /** Native balance in base units. Default 0. */
  readonly nativeBalance?: bigint | undefined
  readonly tokenBalances?: readonly TokenBalance[] | undefined
  /** Overrides of the default fake actions. */
  readonly actions?: Partial<Actions> | undefined
}

/** An adapter without a chain, with controls for tests. */
export type FakeAdapter<namespace extends ChainNamespace = ChainNamespace> = Adapter<namespace> & {
  /** Every call of an action, of `load`, `discover` and `getNativeBalance`, with its parameters. */
  readonly calls: readonly { readonly name: string; readonly parameters: unknown }[]
  /** Replaces the wallets that are found, and reports them. */
  setConnectors(connectors: readonly Connector[]): void
  setNativeBalance(balance: bigint | Error): void
  setTokenBalances(balances: readonly TokenBalance[]): void
  /** Overrides actions for further calls. */
  setActions(actions: Partial<Actions>): void
  /** Makes further loads reject, until called without an error. */
  failLoad(error?: unknown): void
  /** Number of running discoveries. */
  discoveries(): number
}

/** Creates an adapter whose wallets, balances and actions are controlled by a test. */
export function createFakeAdapter<const namespace extends ChainNamespace = 'eip155'>(
  options: CreateFakeAdapterOptions<namespace> = {},
): FakeAdapter<namespace> {
  // Without the option the type parameter has its default.
  const namespace = (options.namespace ?? 'eip155') as namespace
  let { connectors = [], nativeBalance = 0n as bigint | Error, tokenBalances = [], actions: overrides = {} } = options
  let loadError: unknown
  const reports = new Set<(connectors: readonly Connector[]) => void>()
  const calls: { readonly name: string; readonly parameters: unknown }[] = []
  const isAddress = (value: string) =>
    namespace === 'eip155' ? /^0x[\da-f]{40}$/i.test(value) : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(value)

  const standard: Actions = {
    isAddress,
    formatAddress(address) {
      if (!isAddress(address)) throw addressErrors('address/invalid', { address })
      return address
    },
    getTokenBalances: async () => tokenBalances,
    signMessage: async () => `0x${'1b'.repeat(65)}`,
    prepareTransfer: async () => ({
      fee: 21_000_000_000_000n,
      maxFee: 42_000_000_000_000n,
      send: async () => `0x${'ab'.repeat(32)}`,
    }),
    waitFor: async ({ hash }) => ({ hash, status: 'success' }),
    resolveName: async ({ name }) =>
      name === 'alice.eth' ? { name, address: '0x00000000000000000000000000000000000A11ce' } : undefined,
  }
  const log = (name: string, parameters: unknown) => void calls.push({ name, parameters })
  const actions = new Proxy(standard, {
    get(target, name) {
      const action: unknown = Reflect.get(overrides, name) ?? Reflect.get(target, name)
      if (typeof action !== 'function' || typeof name !== 'string') return action
      return (parameters: unknown) => {
        log(name, parameters)
        return action(parameters)
      }
    },
  })

  return {
    namespace,
    supports: options.supports ?? ['balance', 'tokens', 'send', 'swap', 'onramp', 'names', 'activity', 'nfts'],
    calls,
    discover(_context, onConnectors) {
      log('discover', undefined)
      reports.add(onConnectors)
      if (connectors.length > 0) onConnectors(connectors)
      return () => void reports.delete(onConnectors)
    },
    async getNativeBalance(_context, parameters) {
      log('getNativeBalance', parameters)
      if (!parameters.network.caipNetworkId.startsWith(`${namespace}:`)) throw chainErrors('chain/network-not-found')
      if (nativeBalance instanceof Error) throw nativeBalance
      return nativeBalance
    },
    async load() {
      log('load', undefined)
      if (loadError !== undefined) throw loadError
      return actions
    },
    setConnectors(next) {
      connectors = next
      for (const report of [...reports]) report(connectors)
    },
    setNativeBalance(balance) {
      nativeBalance = balance
    },
    setTokenBalances(balances) {
      tokenBalances = balances
    },
    setActions(next) {
      overrides = { ...overrides, ...next }
    },
    failLoad(error) {
      loadError = error
    },
    discoveries: () => reports.size,
  }
}
