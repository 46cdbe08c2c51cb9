import {
  type AdapterContext,
  type CaipNetworkId,
  type ChainNamespace,
  type Connection,
  type ConnectionEvents,
  createEmitter,
} from '@portico/core'
import { createSessionLock } from '../locks/createSessionLock.js'
import type { SessionRecord, SignClientPort } from '../port/SignClientPort.js'
import { canAskFor } from './canAskFor.js'
import { createProvider, type SessionProvider } from './createProvider.js'
import { disconnectSession } from './disconnectSession.js'
import { closeSession } from './endSession.js'
import { followSession } from './followSession.js'
import { getApproved } from './getApproved.js'
import { keepSession } from './keepSession.js'
import type { LiveSession } from './LiveSession.js'
import { listAccounts } from './listAccounts.js'
import { pickNetwork } from './pickNetwork.js'
import { readApproval } from './readApproval.js'
import { switchChain } from './switchChain.js'
import { watchTabs } from './watchTabs.js'

export type OpenSessionParameters = {
  readonly client: SignClientPort
  readonly session: SessionRecord
  readonly context: AdapterContext
  readonly connectorId: string
  /** Namespaces of the session that the app uses. */
  readonly namespaces: readonly ChainNamespace[]
  /** Network to start on if it is approved. Default: the last active one. */
  readonly defaultChain?: CaipNetworkId | undefined
  /** The app's client id at the relay. */
  readonly relayClientId?: string | undefined
  /** Requested permissions that the wallet did not grant. */
  readonly missing?: Connection['missing']
  /** Bundler hosts that the wallet may name. Default: none. */
  readonly bundlerHosts?: readonly string[] | undefined
  /** Whether to ping nodes before they are read. Default: only the hosted service. */
  readonly ping?: boolean | undefined
}

/**
 * Opens the connection of a settled session, new or restored, and follows it.
 *
 * @param parameters The client, the session, and the instance's parts.
 */
export function openSession(parameters: OpenSessionParameters): Connection {
  const { client, session, context, connectorId, defaultChain, relayClientId, bundlerHosts = [] } = parameters
  const live: LiveSession = {
    client,
    context,
    topic: session.topic,
    namespaces: parameters.namespaces.filter((namespace) => readApproval(session, namespace)),
    defaultChain,
    bundlerHosts,
    ping: parameters.ping,
    emitter: createEmitter<ConnectionEvents>({
      onError: (error) => context.logger.error('A listener of a connection failed', error),
    }),
    lifetime: new AbortController(),
    stops: new Set(),
    nodes: new Map(),
    switches: new Map(),
    record: session,
    active: new Map(),
    announced: new Map(),
  }
  const { active, announced, emitter, namespaces, stops } = live
  for (const namespace of namespaces) {
    const networkId = pickNetwork(live, namespace)
    if (networkId) active.set(namespace, networkId)
  }
  const close = () => closeSession(live)
  context.lifetime?.addEventListener('abort', close)
  stops.add(() => context.lifetime?.removeEventListener('abort', close))
  followSession(live)
  watchTabs(live)
  keepSession(live)
  stops.add(createSessionLock({ instanceId: context.instanceId, topic: live.topic }).hold())
  const providers = new Map<ChainNamespace, SessionProvider>()
  return {
    connectorId,
    namespaces,
    relayClientId,
    missing: parameters.missing,
    get peer() {
      return live.record.peer.metadata
    },
    accounts: (namespace) =>
      listAccounts(readApproval(live.record, namespace), {
        namespace,
        active: active.get(namespace),
        announced: announced.get(namespace) ?? [],
      }),
    networkId: (namespace) => active.get(namespace),
    approved: (namespace) => getApproved(live.record, namespace),
    canAskFor: (networkId) => canAskFor(live.record, networkId),
    provider(namespace) {
      const provider = providers.get(namespace) ?? createProvider(live, namespace)
      providers.set(namespace, provider)
      // An EIP-1193 provider fits `eip155`; other namespaces declare what their `request` accepts.
      return provider as never
    },
    switchNetwork: (networkId, { signal } = {}) => switchChain(live, { networkId, signal }),
    disconnect: () => disconnectSession(live),
    release() {
      for (const stop of stops) stop()
      stops.clear()
    },
    on: emitter.on,
  }
}
