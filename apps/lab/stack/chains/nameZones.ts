/** A domain whose names the data service registers, and the key of its registrar in `lab.json`. */
export type NameZone = { readonly zone: string; readonly registrar: string }

/** Where names are registered: as at the hosted service, and in a zone that only the lab has. */
export const nameZones: readonly NameZone[] = [
  { zone: 'reown.id', registrar: 'reownIdRegistrar' },
  { zone: 'lab.id', registrar: 'labIdRegistrar' },
]

/** The zone of earlier names. No more are given. */
export const legacyZone = 'wcn.id'

/** A name of the earlier zone; it belongs to the second account of `lab.json`. */
export const legacyName = `veteran.${legacyZone}`
