import type { Portico } from './Portico.js'

/** A part of an instance that is created on first use, see `definePart`. */
export type Part<value> = {
  /** Unique within Portico, such as `router`. */
  readonly key: string
  create(portico: Portico): value
  /** Cleans up what `create` returned, at `destroy`. */
  dispose?(value: value): void
}

/**
 * Describes a part of an instance that is created on first use and ends with the instance. Read it with `getPart`.
 *
 * @param part Its key, and how to create and clean it up.
 * @example
 * export const routerPart = definePart({ key: 'router', create: (portico) => createRouter(portico) })
 * getPart(portico, routerPart).push(…)
 */
export function definePart<value>(part: Part<value>): Part<value> {
  return part
}
