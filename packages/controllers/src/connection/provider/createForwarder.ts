import { type ChainNamespace, walletErrors } from '@portico/core'
import { internalErrors } from '@portico/core/internal'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'
import { waitForResume } from '../restore/waitForResume.js'
import { createProviderEvents, providerEvents } from './createProviderEvents.js'

type Listener = (...args: never[]) => void

/**
 * Creates an object that forwards to the wallet that is connected on a namespace. Requests wait while an earlier
 * connection is being restored, and listeners are kept from one wallet to the next. All other properties are the
 * wallet's own, and missing while there is none.
 */
export function createForwarder(portico: Portico, namespace: ChainNamespace): { provider: object; stop(): void } {
  const { connections, stores } = getInternals(portico)
  const getLink = () => stores.connection.namespaces[namespace]
  const getChainId = () => getLink()?.networkId ?? stores.networks.active[namespace]
  const events = createProviderEvents(portico, { namespace, getChainId, toError: (error) => error })
  const current = (): object | undefined => {
    const provider: unknown = connections.get(namespace)?.provider(namespace)
    return typeof provider === 'object' && provider !== null ? provider : undefined
  }
  const need = (): object => {
    const target = current()
    if (target) return target
    throw connections.has(namespace)
      ? internalErrors('internal/connection-client-not-set', { namespace })
      : walletErrors('wallet/disconnected')
  }
  const call = (target: object, name: string, args: readonly unknown[]): unknown => {
    const method: unknown = Reflect.get(target, name)
    if (typeof method !== 'function') throw walletErrors('wallet/unsupported-method', { method: name })
    return Reflect.apply(method, target, args)
  }
  const listen = (name: 'on' | 'removeListener') => (event: string, listener: Listener) => {
    // Other events are specific to the wallet that is connected now.
    if (providerEvents.includes(event)) events[name](event, listener)
    else call(need(), name, [event, listener])
    return provider
  }
  const own: object = {
    async request(args: unknown, network?: unknown) {
      await waitForResume(portico, namespace)
      return call(need(), 'request', [args, network, getLink()?.address])
    },
    on: listen('on'),
    removeListener: listen('removeListener'),
  }
  const provider: object = new Proxy(own, {
    get(_, name) {
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      // Awaiting or printing the object does not use the wallet.
      if (!current() && (typeof name === 'symbol' || name === 'then' || name === 'toJSON')) return undefined
      const target = need()
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
    has: (_, name) => Object.hasOwn(own, name) || name in (current() ?? {}),
  })
  return { provider, stop: events.stop }
}
