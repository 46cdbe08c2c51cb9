import { cookieStorage, createLogger, createStore } from '@portico/core'
import { activeNamespaceKey, activeNetworkKey, connectionsKey } from '@portico/core/internal'
import type { InitialState } from '../instance/PorticoOptions.js'

/** What `readInitialState` takes. */
export type ReadInitialStateParameters = {
  /** The request's `Cookie` header. */
  readonly cookie: string | null | undefined
  /** Id of the instance. Default `''`. */
  readonly id?: string | undefined
}

/**
 * Reads on a server what an instance with `cookieStorage()` stored on an earlier visit, for the option `initialState`,
 * so that the first paint shows the visitor's account. Cookies can be forged, so this proves nothing about the visitor.
 *
 * @param parameters The cookies.
 * @example
 * const initialState = readInitialState({ cookie: request.headers.get('cookie') })
 */
export function readInitialState({ cookie, id = '' }: ReadInitialStateParameters): InitialState {
  const port = cookieStorage({ cookie: cookie ?? '' })
  const store = createStore({ port, id, logger: createLogger({ level: 'silent' }) })
  const accounts = Object.entries(store.get(connectionsKey) ?? {}).flatMap(([namespace, links]) => {
    const address = links?.[0]?.accounts[0]?.address
    return links?.[0] && address !== undefined ? [[namespace, { connectorId: links[0].connectorId, address }]] : []
  })
  return {
    activeNamespace: store.get(activeNamespaceKey),
    activeNetwork: store.get(activeNetworkKey),
    accounts: Object.fromEntries(accounts),
  }
}
