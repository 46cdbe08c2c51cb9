import { type CaipNetworkId, type ChainNamespace, walletErrors } from '@portico/core'
import type { LiveSession } from './LiveSession.js'
import { routeRequest } from './routeRequest.js'

type Listener = (...args: never[]) => void

/** Provider of one namespace of a session. On `eip155` it is an EIP-1193 provider. */
export type SessionProvider = {
  readonly isWalletConnect: true
  /** Sends a request, by default on the namespace's current network. */
  request(args: { method: string; params?: unknown }, networkId?: CaipNetworkId): Promise<unknown>
  /** `chainChanged` (hex on `eip155`, else CAIP-2), `accountsChanged` (addresses), `disconnect`. */
  on(event: string, listener: Listener): SessionProvider
  removeListener(event: string, listener: Listener): SessionProvider
}

/**
 * Creates the provider of one namespace of a session.
 *
 * @param live The session.
 * @param namespace The namespace.
 */
export function createProvider(live: LiveSession, namespace: ChainNamespace): SessionProvider {
  const { emitter } = live
  const entries: { readonly event: string; readonly listener: Listener; stop(): void }[] = []
  const subscribe = (event: string, listener: Listener): (() => void) => {
    // EIP-1193 defines what listeners of each event receive; the caller names the event.
    const call = listener as (payload: unknown) => void
    if (event === 'chainChanged')
      return emitter.on('network', (change) => change.namespace === namespace && call(toChainId(change.networkId)))
    if (event === 'accountsChanged')
      return emitter.on('accounts', (change) => {
        if (change.namespace === namespace) call(change.accounts.map(({ address }) => address))
      })
    return event === 'disconnect' ? emitter.on('end', () => call(walletErrors('wallet/disconnected'))) : () => {}
  }
  const provider: SessionProvider = {
    isWalletConnect: true,
    request: ({ method, params }, networkId) => routeRequest(live, { namespace, method, params, networkId }),
    on(event, listener) {
      entries.push({ event, listener, stop: subscribe(event, listener) })
      return provider
    },
    removeListener(event, listener) {
      const at = entries.findIndex((entry) => entry.event === event && entry.listener === listener)
      const [removed] = at < 0 ? [] : entries.splice(at, 1)
      removed?.stop()
      return provider
    },
  }
  return provider
}

function toChainId(networkId: CaipNetworkId): string {
  const [namespace, reference = ''] = networkId.split(':')
  return namespace === 'eip155' ? `0x${BigInt(reference).toString(16)}` : networkId
}
