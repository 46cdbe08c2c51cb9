import type { Portico } from './Portico.js'

/** A part of an instance that is made when first needed, see `definePart`. */
export type Part<value> = {
  /** Unique within Portico, such as `router`. */
  readonly key: string
  create(portico: Portico): value
  /** Ends what `create` began; runs at `destroy`. */
  dispose?(value: value): void
}

/**
 * Describes a part of an instance that is made on first use and ends with the instance. Read it with `getPart`.
 *
 * @param part Its key, how it is made and how it ends.
 * @example
 * export const routerPart = definePart({ key: 'router', create: (portico) => createRouter(portico) })
 * getPart(portico, routerPart).push(…)
 */
export function definePart<value>(part: Part<value>): Part<value> {
  return part
}
