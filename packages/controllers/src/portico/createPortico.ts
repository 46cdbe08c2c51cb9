import {
  type Actions,
  type AdapterContext,
  type ChainNamespace,
  type Connection,
  type Connector,
  chainErrors,
  createEmitter,
  createLogger,
  createStore,
} from '@portico/core'
import { proxy, subscribe } from 'valtio/vanilla'
import { createConnectionState } from '../connection/createConnectionState.js'
import type { EventMap } from '../events/EventMap.js'
import { createNetworksState } from '../networks/createNetworksState.js'
import { getRpcUrls } from '../networks/getRpcUrls.js'
import { createLazyHttp } from './createLazyHttp.js'
import { createStateReader } from './createStateReader.js'
import { destroyPortico } from './destroyPortico.js'
import type { Internals } from './Internals.js'
import { internals, type Portico } from './Portico.js'
import type { PorticoOptions } from './PorticoOptions.js'
import { resolveMetadata } from './resolveMetadata.js'
import { resolveOptions } from './resolveOptions.js'
import { startPortico } from './startPortico.js'

/**
 * Makes an instance. Pure: no timer, listener or request, so it is safe on a server and while a module loads. Wake it
 * with `start()` in a browser (`PorticoProvider` does).
 *
 * @param options Networks, adapters, connectors and switches; everything but `networks` has a default.
 * @throws `instance/no-networks`, `instance/duplicate-network`, `instance/duplicate-adapter`, `instance/invalid-option`
 * and `network/invalid` for options that cannot work.
 * @example
 * const portico = createPortico({ networks: [mainnet], adapters: [evmAdapter()] })
 */
export function createPortico(options: PorticoOptions): Portico {
  const resolved = resolveOptions(options)
  const { id, clock } = resolved
  const logger = resolved.logger ?? createLogger({ level: resolved.logLevel, clock })
  const store = createStore({ port: resolved.storage, id, logger })
  const http = createLazyHttp({ clock, logger })
  const emitter = createEmitter<EventMap>()
  const lifetime = new AbortController()
  const networks = proxy(createNetworksState(resolved))
  const stores: Internals['stores'] = {
    connection: proxy(createConnectionState(resolved)),
    networks,
    modal: proxy({ open: false, request: undefined, serial: 0, view: undefined }),
    theme: proxy({ mode: resolved.themeMode, variables: resolved.themeVariables }),
  }
  const context: AdapterContext = {
    instanceId: id,
    projectId: resolved.projectId,
    get metadata() {
      return resolveMetadata(resolved.metadata)
    },
    clock,
    http,
    logger,
    store,
    networks: (namespace) => networks.networks.filter((network) => !namespace || network.chainNamespace === namespace),
    rpcUrls: (network) => getRpcUrls(resolved, networks.networks, network),
  }
  const adapters = new Map(resolved.adapters.map((adapter) => [adapter.namespace, adapter]))
  const loading = new Map<ChainNamespace, Promise<Actions>>()
  const getState = createStateReader(stores)
  const inner: Internals = {
    options: resolved,
    clock,
    logger,
    http,
    store,
    emitter,
    context,
    stores,
    adapters,
    async loadActions(namespace) {
      const adapter = adapters.get(namespace)
      if (!adapter) throw chainErrors('chain/adapter-not-found', { namespace })
      const actions = loading.get(namespace) ?? adapter.load(context)
      loading.set(namespace, actions)
      actions.catch(() => loading.delete(namespace))
      return actions
    },
    connectors: new Map<string, Connector>(),
    connections: new Map<ChainNamespace, Connection>(),
    features: new Map(),
    disposers: new Set(),
    lifetime: lifetime.signal,
    dialog: undefined,
    requestClose: undefined,
  }
  const portico: Portico = {
    id,
    start: () => startPortico(portico),
    destroy: () => destroyPortico(portico, lifetime),
    getState,
    subscribe(selector, callback) {
      let part = selector(getState())
      const check = () => {
        const previous = part
        part = selector(getState())
        if (!Object.is(part, previous)) callback(part, previous)
      }
      const stops = Object.values(stores).map((state) => subscribe(state, check))
      const stop = () => {
        for (const each of stops) each()
        inner.disposers.delete(stop)
      }
      inner.disposers.add(stop)
      return stop
    },
    on: emitter.on,
    [internals]: inner,
  }
  return portico
}
