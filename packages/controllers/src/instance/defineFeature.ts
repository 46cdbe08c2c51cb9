import type { Portico } from './Portico.js'

/** A part of an instance that is made when first needed, see `defineFeature`. */
export type Feature<value> = {
  /** Unique within Portico, such as `router`. */
  readonly key: string
  create(portico: Portico): value
  /** Ends what `create` began; runs at `destroy`. */
  dispose?(value: value): void
}

/**
 * Describes a part of an instance that is made on first use and ends with the instance. Read it with `getFeature`.
 *
 * @param feature Its key, how it is made and how it ends.
 * @example
 * export const routerFeature = defineFeature({ key: 'router', create: (portico) => createRouter(portico) })
 * getFeature(portico, routerFeature).push(…)
 */
export function defineFeature<value>(feature: Feature<value>): Feature<value> {
  return feature
}
