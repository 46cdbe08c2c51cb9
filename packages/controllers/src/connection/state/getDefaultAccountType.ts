import type { AccountType, ChainNamespace } from '@portico/core'
import { getNamespaceInfo } from '@portico/core/internal'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Returns the initial account type of a namespace: the app's choice, else the default.
 *
 * @param portico The instance.
 * @param namespace The namespace.
 */
export function getDefaultAccountType(portico: Portico, namespace: ChainNamespace): AccountType {
  return portico[internals].options.defaultAccountTypes?.[namespace] ?? getNamespaceInfo(namespace).defaultAccountType
}
