import { getPart } from '../../instance/getPart.js'
import type { Portico } from '../../instance/Portico.js'
import { balanceBlocksPart } from './balanceReads.js'

/**
 * Forgets the failures of a query and of its pages, so that they are read at once.
 *
 * @param portico The instance.
 * @param queryKey Key of the query; those of its pages go on with their cursor.
 */
export function forgetFailures(portico: Portico, queryKey: readonly unknown[]): void {
  const blocks = getPart(portico, balanceBlocksPart)
  const name = JSON.stringify(queryKey)
  for (const key of [...blocks.keys()]) if (key === name || key.startsWith(`${name.slice(0, -1)},`)) blocks.delete(key)
}
