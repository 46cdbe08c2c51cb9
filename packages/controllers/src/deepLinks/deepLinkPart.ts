import type { ChainNamespace } from '@portico/core'
import { deepLinkChoiceKey } from '@portico/core/internal'
import { definePart } from '../instance/definePart.js'
import { internals, type Portico } from '../instance/Portico.js'

/** Returns whether a namespace is connected over WalletConnect. */
export function isRelayed(portico: Portico, namespace: ChainNamespace): boolean {
  const { connectors, namespaces } = portico[internals].stores.connection
  const { status, connectorId } = namespaces[namespace] ?? {}
  if (status !== 'connected' && status !== 'reconnecting') return false
  return connectors.some(({ id, type }) => id === connectorId && type === 'WALLET_CONNECT')
}

/** Deletes the stored wallet app with the last WalletConnect connection. Its value is the unsubscribe. */
export const deepLinkPart = definePart<() => void>({
  key: 'deepLink',
  create: (portico) =>
    portico.on('disconnect', () => {
      const { store, stores } = portico[internals]
      const names = Object.keys(stores.connection.namespaces)
      if (!names.some((namespace) => isRelayed(portico, namespace))) store.remove(deepLinkChoiceKey)
    }),
  dispose: (stop) => stop(),
})
