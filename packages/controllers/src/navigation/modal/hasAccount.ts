import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Says whether a namespace has an account to show: connected, or an earlier connection that is being resumed.
 *
 * @param portico The instance.
 * @param namespace Default: the active one.
 */
export function hasAccount(portico: Portico, namespace?: ChainNamespace): boolean {
  const { activeNamespace, namespaces } = portico[internals].stores.connection
  const state = namespaces[namespace ?? activeNamespace]
  return !!state?.address && state.status !== 'disconnected'
}
