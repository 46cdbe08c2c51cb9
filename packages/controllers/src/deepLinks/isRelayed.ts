import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'

/** Says whether a namespace is connected over WalletConnect. */
export function isRelayed(portico: Portico, namespace: ChainNamespace): boolean {
  const { connectors, namespaces } = portico[internals].stores.connection
  const { status, connectorId } = namespaces[namespace] ?? {}
  if (status !== 'connected' && status !== 'reconnecting') return false
  return connectors.some(({ id, type }) => id === connectorId && type === 'WALLET_CONNECT')
}
