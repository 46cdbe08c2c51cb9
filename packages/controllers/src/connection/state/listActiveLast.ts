import type { ChainNamespace } from '@portico/core'
import { getInternals } from '../../instance/getInternals.js'
import type { Portico } from '../../instance/Portico.js'

/**
 * Lists the namespaces so that the active one comes last: when all of them end, it stays the active one instead of
 * handing over to the next that ends.
 */
export function listActiveLast(portico: Portico): readonly ChainNamespace[] {
  const { activeNamespace, namespaces } = getInternals(portico).stores.connection
  return Object.keys(namespaces).sort((a, b) => Number(a === activeNamespace) - Number(b === activeNamespace))
}
