import type { CaipNetworkId, ChainNamespace, Siwx } from '@portico/core'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { revokeSignIn } from './revokeSignIn.js'
import { signInPart } from './signInPart.js'

type Known = { readonly address: string; readonly networkId: CaipNetworkId | undefined }

/**
 * Signs accounts out when they disconnect, or the wallet changes to another account or network, as the app wants it.
 * What happens in another tab is done there. Returns the unsubscribe.
 */
export function followLinks(portico: Portico, siwx: Siwx): () => void {
  const { connections, emitter, stores } = getInternals(portico)
  const known = new Map<ChainNamespace, Known>()
  const remember = (namespace: ChainNamespace) => {
    const link = stores.connection.namespaces[namespace]
    if (link?.address !== undefined)
      known.set(namespace, { address: link.address, networkId: link.networkId ?? stores.networks.active[namespace] })
  }
  for (const namespace of connections.keys()) remember(namespace)
  const idsOf = (namespace: ChainNamespace) =>
    stores.networks.networks.flatMap(({ chainNamespace, caipNetworkId }) =>
      chainNamespace === namespace ? [caipNetworkId] : [],
    )
  const stops = [
    emitter.on('connect', ({ namespace, reconnect }) => {
      const before = known.get(namespace)
      remember(namespace)
      const after = known.get(namespace)
      // Another wallet has taken the place of one that was connected.
      const isReplaced = before && before.address !== after?.address && !reconnect
      if (isReplaced && siwx.signOutOnDisconnect !== false) void revokeSignIn(portico, idsOf(namespace), before.address)
    }),
    emitter.on('disconnect', ({ namespace, reason }) => {
      const before = known.get(namespace)
      known.delete(namespace)
      const isOurs = (reason === 'user' || reason === 'wallet') && !getPart(portico, signInPart).keepsSessions
      if (before && isOurs && siwx.signOutOnDisconnect !== false)
        void revokeSignIn(portico, idsOf(namespace), before.address)
    }),
    emitter.on('accounts', ({ namespace, address }) => {
      const before = known.get(namespace)
      remember(namespace)
      if (before && before.address !== address && siwx.signOutOnAccountChange)
        void revokeSignIn(portico, idsOf(namespace), before.address)
    }),
    emitter.on('network', ({ namespace, networkId }) => {
      const before = known.get(namespace)
      remember(namespace)
      if (before?.networkId && before.networkId !== networkId && siwx.signOutOnNetworkChange)
        void revokeSignIn(portico, [before.networkId], before.address)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
