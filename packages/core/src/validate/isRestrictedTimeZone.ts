/** Time zones in which an integrator may choose to offer nothing, in upper case. */
export const restrictedTimeZones = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
] as const

/**
 * Returns whether a time zone is on the restricted list.
 *
 * @param zone IANA name in any case, such as `Asia/Macau`.
 */
export function isRestrictedTimeZone(zone: string): boolean {
  return restrictedTimeZones.some((restricted) => restricted === zone.toUpperCase())
}
