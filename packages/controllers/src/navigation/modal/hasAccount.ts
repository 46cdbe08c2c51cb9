import type { ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Returns whether a namespace has an account to show: it is connected, or an earlier connection is being restored.
 *
 * @param portico The instance.
 * @param namespace Default: the active one.
 */
export function hasAccount(portico: Portico, namespace?: ChainNamespace): boolean {
  const { activeNamespace, namespaces } = portico[internals].stores.connection
  const state = namespaces[namespace ?? activeNamespace]
  return !!state?.address && state.status !== 'disconnected'
}
