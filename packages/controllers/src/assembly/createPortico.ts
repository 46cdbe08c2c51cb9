import { type AdapterContext, createEmitter, createStore } from '@portico/core'
import { createHttpClient } from '@portico/core/internal'
import { proxy, subscribe } from 'valtio/vanilla'
import type { Internals } from '../instance/Internals.js'
import { internals, type Portico } from '../instance/Portico.js'
import type { PorticoOptions } from '../instance/PorticoOptions.js'
import type { PorticoState } from '../instance/PorticoState.js'
import type { EventMap } from '../instance/state/EventMap.js'
import { getRpcUrls } from '../networks/getRpcUrls.js'
import { createConnectionState } from './createConnectionState.js'
import { createLazyLogger } from './createLazyLogger.js'
import { createNetworksState } from './createNetworksState.js'
import { destroyPortico } from './destroyPortico.js'
import { readState } from './readState.js'
import { resolveOptions } from './resolveOptions.js'
import { startPortico } from './startPortico.js'

/**
 * Creates an instance. Pure: it sets no timer or listener and sends no request, so it is safe on a server and while a
 * module loads. In a browser `start()` activates it, which `PorticoProvider` calls.
 *
 * @param given Networks, adapters, connectors and switches; everything but `networks` has a default.
 * @throws `instance/no-networks`, `instance/duplicate-network`, `instance/invalid-option`
 * and `network/invalid` for options that cannot work.
 * @example
 * const portico = createPortico({ networks: [mainnet], adapters: [evmAdapter()] })
 */
export function createPortico(given: PorticoOptions): Portico {
  const options = resolveOptions(given)
  const { id, clock, projectId } = options
  const logger = options.logger ?? createLazyLogger({ level: options.logLevel, clock })
  const store = createStore({ port: options.storage, id, logger })
  const http = createHttpClient({ clock, logger, clientId: (url) => inner.getClientId?.(url) })
  const emitter = createEmitter<EventMap>()
  const lifetime = new AbortController()
  const networks = proxy(createNetworksState(options))
  const stores: Internals['stores'] = {
    connection: proxy(createConnectionState(options)),
    networks,
    accounts: proxy({}),
    modal: proxy({ open: false, request: undefined, serial: 0, view: undefined }),
    theme: proxy({ mode: options.themeMode, variables: options.themeVariables }),
  }
  const context: AdapterContext = {
    clock,
    logger,
    http,
    store,
    instanceId: id,
    projectId,
    services: options.services,
    metadata: options.metadata,
    logLevel: options.logLevel,
    lifetime: lifetime.signal,
    networks: (namespace) => networks.networks.filter((network) => !namespace || network.chainNamespace === namespace),
    rpcUrls: (id) => getRpcUrls({ options, networks: networks.networks, id, isHosted: inner.isHosted }),
  }
  const changes = createEmitter<{ change: undefined }>()
  // Read often, so it is created once per change. A read right after a change returns the new state.
  let state: PorticoState | undefined
  const invalidate = () => {
    state = undefined
  }
  for (const each of Object.values(stores)) {
    subscribe(each, invalidate, true)
    subscribe(each, () => changes.emit('change', undefined))
  }
  const getState = () => {
    state ??= readState(stores)
    return state
  }
  const inner: Internals = {
    options,
    clock,
    logger,
    http,
    store,
    emitter,
    context,
    stores,
    adapters: new Map(options.adapters.map((adapter) => [adapter.namespace, adapter])),
    loadActions: (namespace) => import('./loadActions.js').then((module) => module.loadActions(portico, namespace)),
    wake: (resumes) => import('./wakePortico.js').then((module) => module.wakePortico(portico, resumes)),
    connectors: new Map(),
    connections: new Map(),
    parts: new Map(),
    disposers: new Set([changes.clear]),
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
      return changes.on('change', () => {
        const previous = part
        part = selector(getState())
        if (!Object.is(part, previous)) callback(part, previous)
      })
    },
    on: emitter.on,
    [internals]: inner,
  }
  return portico
}
