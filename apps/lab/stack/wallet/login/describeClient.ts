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
 * Names a browser and its system in words a person knows, so that they can tell their own login from another's. The
 * header's own text goes into no mail: whoever asks chooses it.
 */
export function describeClient(userAgent: string): string {
  const pick = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent.includes(sign))?.[1]
  return `${pick(browsers) ?? 'A browser'} on ${pick(systems) ?? 'an unknown system'}`
}
