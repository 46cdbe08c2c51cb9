import type { ChainNamespace } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/**
 * Lists the namespaces, the active one last. If all of them end in this order, it stays active instead of handing over
 * to one that ends next.
 */
export function listActiveLast(portico: Portico): readonly ChainNamespace[] {
  const { activeNamespace, namespaces } = getInternals(portico).stores.connection
  return Object.keys(namespaces).sort((a, b) => Number(a === activeNamespace) - Number(b === activeNamespace))
}
