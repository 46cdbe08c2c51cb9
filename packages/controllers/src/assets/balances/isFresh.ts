import { internals, type Portico } from '../../instance/Portico.js'

/** Milliseconds for which a balance counts as fresh (specification, section 9). */
const lifetimeMs = 30_000

/** Says whether what was read at a time, in milliseconds since the Unix epoch, is still fresh. */
export function isFresh(portico: Portico, updatedAt: number): boolean {
  const age = portico[internals].clock.now() - updatedAt
  return age >= 0 && age <= lifetimeMs
}
