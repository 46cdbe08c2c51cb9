import type { AdapterContext } from '../adapter/AdapterContext.js'
import { getNamespace } from '../caip/networkId.js'
import { performRequest } from '../http/performRequest.js'
import { createLogger } from '../logger/createLogger.js'
import { mainnet } from '../networks/presets/ethereum.js'
import type { Network } from '../networks/types.js'
import { createStore } from '../storage/createStore.js'
import { memoryStorage } from '../storage/memoryStorage.js'
import { createFakeClock, type FakeClock } from './createFakeClock.js'
import { createFakeFetch, type FakeFetch } from './createFakeFetch.js'

/** Options of `createFakeContext`. */
export type CreateFakeContextOptions = Partial<Omit<AdapterContext, 'networks'>> & {
  readonly clock?: FakeClock | undefined
  readonly fetch?: FakeFetch | undefined
  /** Default: mainnet. */
  readonly networks?: readonly Network[] | undefined
}

/** An adapter context with access to its fakes. */
export type FakeContext = AdapterContext & { readonly clock: FakeClock; readonly fetch: FakeFetch }

/** Creates an adapter context with a fake clock, a fake `fetch` and storage in memory. */
export function createFakeContext(options: CreateFakeContextOptions = {}): FakeContext {
  const {
    clock = createFakeClock(),
    fetch = createFakeFetch(),
    networks = [mainnet],
    instanceId = '',
    logger = createLogger({ level: 'silent', clock }),
    ...rest
  } = options
  return {
    instanceId,
    projectId: undefined,
    metadata: { name: 'Test app', description: 'A test', url: 'https://app.example', icons: [] },
    http: {
      json: (request) => performRequest('json', { request, fetch, clock, logger }),
      blob: (request) => performRequest('blob', { request, fetch, clock, logger }),
    },
    store: createStore({ port: memoryStorage(), id: instanceId, logger }),
    rpcUrls: (id) => networks.find((network) => network.caipNetworkId === id)?.rpcUrls.default.http ?? [],
    ...rest,
    logger,
    clock,
    fetch,
    networks: (namespace) =>
      networks.filter((network) => namespace === undefined || getNamespace(network.caipNetworkId) === namespace),
  }
}
