import type { Internals } from './Internals.js'
import { internals, type Portico } from './Portico.js'

/** Returns an instance's internals. For Portico's own packages; their shape may change in any release. */
export function getInternals(portico: Portico): Internals {
  return portico[internals]
}
