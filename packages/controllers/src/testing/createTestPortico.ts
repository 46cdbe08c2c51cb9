import type { Adapter, CaipNetworkId } from '@portico/core'
import { createHttpClient } from '@portico/core/internal'
import { base, mainnet } from '@portico/core/networks'
import {
  createFakeAdapter,
  createFakeClock,
  createFakeConnector,
  createFaultyStorage,
  type FakeAdapter,
  type FakeClock,
  type FakeConnector,
  type FaultyStorage,
} from '@portico/core/testing'
import { createPortico } from '../assembly/createPortico.js'
import { connect } from '../connection/commands/connect.js'
import { embeddedWallet } from '../connectors/embedded-wallet/connector/embeddedWallet.js'
import type { FakeFrameClient } from '../connectors/embedded-wallet/testing/createFakeFrameClient.js'
import { getInternals } from '../instance/getInternals.js'
import type { Portico } from '../instance/Portico.js'
import type { PorticoOptions } from '../instance/PorticoOptions.js'
import { type CreateFakeCatalogueOptions, createFakeCatalogue, type FakeCatalogue } from './createFakeCatalogue.js'

/** Options of an instance for tests. */
export type CreateTestPorticoOptions = Omit<
  Partial<PorticoOptions>,
  'adapters' | 'connectors' | 'storage' | 'clock'
> & {
  /** Announced `eip155` wallets: how many, or custom fakes. Default 1. */
  readonly wallets?: number | readonly FakeConnector[] | undefined
  /** Cross-namespace connectors, such as a fake WalletConnect. */
  readonly connectors?: readonly FakeConnector[] | undefined
  /** Client of the embedded wallet. Its connector is added to the others. */
  readonly frame?: FakeFrameClient | undefined
  /** Default: one for `eip155` that finds the wallets. */
  readonly adapters?: readonly [FakeAdapter, ...FakeAdapter[]] | undefined
  readonly storage?: FaultyStorage | undefined
  readonly clock?: FakeClock | undefined
  /** Contents of the wallet catalogue. Default: no wallets. */
  readonly catalogue?: CreateFakeCatalogueOptions | undefined
  /** Default `true`. */
  readonly started?: boolean | undefined
}

/** An instance for tests, with access to its fakes. */
export type TestPortico = {
  readonly portico: Portico
  readonly clock: FakeClock
  readonly storage: FaultyStorage
  /** The first of `adapters`. Set balances, actions and wallets on it. */
  readonly adapter: FakeAdapter
  readonly adapters: readonly FakeAdapter[]
  /** The wallets, then the cross-namespace connectors. Set the outcome of connects on them. */
  readonly connectors: readonly FakeConnector[]
  /** Answers requests to the wallet catalogue. Other requests go to the platform's `fetch`. */
  readonly catalogue: FakeCatalogue
  /** Connects the first connector, or the one with the id, on a network that the app may or may not offer. */
  connect(options?: { readonly connectorId?: string; readonly networkId?: CaipNetworkId }): Promise<void>
}

/**
 * Creates an instance with fakes: a clock that stands still, storage in memory, and wallets, balances and actions that
 * behave as a test says. Offers mainnet and Base by default. Needs no test runner, so stories can use it.
 *
 * @param options The fakes, and options of `createPortico`.
 * @example
 * const test = createTestPortico({ wallets: 3 })
 * await test.connect({ networkId: 'eip155:8453' })
 * test.adapter.setNativeBalance(10n ** 18n)
 */
export function createTestPortico(options: CreateTestPorticoOptions = {}): TestPortico {
  const { wallets = 1, connectors: others = [], started = true, catalogue: records, frame, ...rest } = options
  const found = typeof wallets === 'number' ? Array.from({ length: wallets }, (_, at) => makeWallet(at)) : wallets
  const clock = options.clock ?? createFakeClock()
  const storage = options.storage ?? createFaultyStorage()
  // A fake of any namespace is used through what all adapters have in common.
  const [adapter, ...more] = options.adapters ?? ([createFakeAdapter({ connectors: found }) as FakeAdapter] as const)
  const adapters = [adapter, ...more]
  const connectors = [...found, ...others]
  const portico = createPortico({
    id: `test-${Math.random().toString(36).slice(2)}`,
    networks: [mainnet, base],
    logLevel: 'silent',
    ...rest,
    clock,
    storage,
    adapters: adapters as readonly Adapter[],
    connectors: [...others.map((connector) => () => connector), ...(frame ? [embeddedWallet({ client: frame })] : [])],
  })
  const catalogue = createFakeCatalogue(records)
  answerCatalogue(portico, catalogue)
  if (started) portico.start()
  return {
    portico,
    clock,
    storage,
    adapter,
    adapters,
    connectors,
    catalogue,
    async connect({ connectorId = connectors[0]?.id ?? '', networkId } = {}) {
      const connector = connectors.find(({ id }) => id === connectorId)
      if (networkId) connector?.connection.setNetwork(networkId)
      await connect(portico, { connectorId })
    },
  }
}

function makeWallet(at: number): FakeConnector {
  const id = `com.example.wallet${at + 1}`
  return createFakeConnector({ id, rdns: id, name: `Wallet ${at + 1}` })
}

/** Answers requests to the catalogue's host with the fake. */
function answerCatalogue(portico: Portico, catalogue: FakeCatalogue): void {
  const inner = getInternals(portico)
  const { clock, logger, options } = inner
  const http = createHttpClient({
    clock,
    logger,
    fetch: (input, init) => {
      const isCatalogue = String(input instanceof Request ? input.url : input).startsWith(options.services.catalogue)
      return (isCatalogue ? catalogue.fetch : globalThis.fetch)(input, init)
    },
  })
  // Requests use the client of one of these two.
  Object.assign(inner, { http })
  Object.assign(inner.context, { http })
}
