import { restrictedTimeZones } from './restrictedTimeZones.js'

/**
 * Returns whether a time zone is on the restricted list.
 *
 * @param zone IANA name in any case, such as `Asia/Macau`.
 */
export function isRestrictedTimeZone(zone: string): boolean {
  return restrictedTimeZones.some((restricted) => restricted === zone.toUpperCase())
}
