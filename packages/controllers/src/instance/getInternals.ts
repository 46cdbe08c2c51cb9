import type { Internals } from './Internals.js'
import { internals, type Portico } from './Portico.js'

/** Returns an instance's inner parts. For Portico's own packages; the shape may change in any release. */
export function getInternals(portico: Portico): Internals {
  return portico[internals]
}
