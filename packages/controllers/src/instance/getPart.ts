import type { Part } from './definePart.js'
import { instanceErrors } from './instanceErrors.js'
import { internals, type Portico } from './Portico.js'

/**
 * Returns a part of an instance, and creates it on first use.
 *
 * @param portico The instance.
 * @param part The result of `definePart`.
 * @throws `instance/destroyed` if it would have to be created after `destroy`.
 */
export function getPart<value>(portico: Portico, part: Part<value>): value {
  const { parts, lifetime } = portico[internals]
  const found = parts.get(part.key)
  // The key is the part's own, so the value is what its `create` returned.
  if (found) return found.value as value
  if (lifetime.aborted) throw instanceErrors('instance/destroyed', { id: portico.id })
  const value = part.create(portico)
  parts.set(part.key, { value, dispose: part.dispose && (() => part.dispose?.(value)) })
  return value
}
