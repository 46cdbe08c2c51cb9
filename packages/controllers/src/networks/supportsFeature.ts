import type { AdapterFeature, ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'

/** What `supportsFeature` takes. */
export type SupportsFeatureParameters = { readonly namespace: ChainNamespace; readonly feature: AdapterFeature }

/** What `supportsFeature` returns: whether the feature is supported. */
export type SupportsFeatureReturnType = boolean

/**
 * Returns whether the adapter of a namespace supports a feature. `false` without an adapter.
 *
 * @param portico The instance.
 * @param parameters The namespace and the feature, such as `send`.
 */
export function supportsFeature(
  portico: Portico,
  { namespace, feature }: SupportsFeatureParameters,
): SupportsFeatureReturnType {
  return portico[internals].adapters.get(namespace)?.supports.includes(feature) ?? false
}
