import type { Feature } from './defineFeature.js'
import { instanceErrors } from './instanceErrors.js'
import { internals, type Portico } from './Portico.js'

/**
 * Returns an instance's own part of a feature and makes it on first use.
 *
 * @param portico The instance.
 * @param feature What `defineFeature` returned.
 * @throws `instance/destroyed` when the part would have to be made after `destroy`.
 */
export function getFeature<value>(portico: Portico, feature: Feature<value>): value {
  const { features, lifetime } = portico[internals]
  const found = features.get(feature.key)
  // The key is the feature's own, so the value is what its `create` returned.
  if (found) return found.value as value
  if (lifetime.aborted) throw instanceErrors('instance/destroyed', { id: portico.id })
  const value = feature.create(portico)
  features.set(feature.key, { value, dispose: feature.dispose && (() => feature.dispose?.(value)) })
  return value
}
