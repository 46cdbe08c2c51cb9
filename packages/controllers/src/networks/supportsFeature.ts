import type { AdapterFeature, ChainNamespace } from '@portico/core'
import { internals, type Portico } from '../instance/Portico.js'

/** What `supportsFeature` takes. */
export type SupportsFeatureParameters = { readonly namespace: ChainNamespace; readonly feature: AdapterFeature }

/**
 * Says whether the adapter of a namespace can do something; without an adapter nothing can be done.
 *
 * @param portico The instance.
 * @param parameters The namespace and what is asked about, such as `send`.
 */
export function supportsFeature(portico: Portico, { namespace, feature }: SupportsFeatureParameters): boolean {
  return portico[internals].adapters.get(namespace)?.supports.includes(feature) ?? false
}
