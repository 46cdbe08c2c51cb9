const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/**
 * Returns the names of a browser and its system, so that users can recognise their own login. The header's own text is
 * never put into a mail, because the sender chooses it.
 */
export function describeClient(userAgent: string): string {
  const pick = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent.includes(sign))?.[1]
  return `${pick(browsers) ?? 'A browser'} on ${pick(systems) ?? 'an unknown system'}`
}
