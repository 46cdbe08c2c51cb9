import { internals, type Portico } from '../instance/Portico.js'

/** Where the hosted data service registers names, and where it did before. */
const hostedZone = 'reown.id'
const legacyZone = 'wcn.id'

/** Returns the domain that new names are registered below, without a dot before it. */
export function getNameZone(portico: Portico): string {
  return portico[internals].options.services.names?.zone ?? hostedZone
}

/**
 * Returns whether a name is one that the data service registers, rather than one of ENS: of the app's own zone, of
 * `reown.id`, or of `wcn.id`, where no more are given.
 *
 * @param portico The instance.
 * @param name The name.
 */
export function isRegisteredName(portico: Portico, name: string): boolean {
  const lower = name.toLowerCase()
  return [getNameZone(portico), hostedZone, legacyZone].some(
    (zone) => lower.endsWith(`.${zone}`) && lower.length > zone.length + 1,
  )
}
