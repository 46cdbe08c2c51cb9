import { getInternals } from './getInternals.js'
import type { Internals } from './Internals.js'
import { instanceErrors } from './instanceErrors.js'
import type { Portico } from './Portico.js'

/**
 * Returns an instance's internals, for commands.
 *
 * @throws `instance/destroyed`
 */
export function ensureLive(portico: Portico): Internals {
  const inner = getInternals(portico)
  if (inner.lifetime.aborted) throw instanceErrors('instance/destroyed', { id: portico.id })
  return inner
}
