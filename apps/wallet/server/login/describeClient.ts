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

/** Names of a browser and its system, `undefined` if they are none of the known ones. */
export type ClientNames = { readonly browser: string | undefined; readonly system: string | undefined }

/**
 * Finds the names of a browser and its system, so that users can recognise their own login. The header's own text is
 * never put into a mail, because the sender chooses it.
 */
export function nameClient(userAgent: string): ClientNames {
  const pick = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => userAgent.includes(sign))?.[1]
  return { browser: pick(browsers), system: pick(systems) }
}

/** Describes a browser in English, for the page that the link of a mail opens. */
export function describeClient({ browser, system }: ClientNames): string {
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown system'}`
}
