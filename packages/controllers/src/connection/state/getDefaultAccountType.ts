import { type AccountType, type ChainNamespace, getNamespaceInfo } from '@portico/core'
import { internals, type Portico } from '../../instance/Portico.js'

/**
 * Returns the type of account a namespace starts with: the app's wish, else the specification's, section 1.
 *
 * @param portico The instance.
 * @param namespace The namespace.
 */
export function getDefaultAccountType(portico: Portico, namespace: ChainNamespace): AccountType {
  return portico[internals].options.defaultAccountTypes?.[namespace] ?? getNamespaceInfo(namespace).defaultAccountType
}
