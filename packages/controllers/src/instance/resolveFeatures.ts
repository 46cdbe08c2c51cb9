import { defaultFeatures } from './defaultFeatures.js'
import { internals, type Portico } from './Portico.js'
import type { Features } from './PorticoOptions.js'

/** Returns the instance's switches; those left out or `undefined` have the defaults of the specification, section 1. */
export function resolveFeatures(portico: Portico): Features {
  const given = Object.entries(portico[internals].options.features).filter(([, value]) => value !== undefined)
  return { ...defaultFeatures, ...Object.fromEntries(given) }
}
