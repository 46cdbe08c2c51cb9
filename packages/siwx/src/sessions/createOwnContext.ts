import { type AdapterContext, createLogger, createStore, systemClock, webStorage } from '@portico/core'
import { createHttpClient } from '@portico/core/internal'

/** Creates what a sign-in without an instance works with: the browser's storage, and no network to ask. */
export function createOwnContext(): AdapterContext {
  const logger = createLogger()
  return {
    instanceId: '',
    projectId: undefined,
    metadata: {},
    clock: systemClock,
    http: createHttpClient({ clock: systemClock, logger }),
    logger,
    store: createStore({ port: webStorage(), id: '', logger }),
    networks: () => [],
    rpcUrls: () => [],
  }
}
