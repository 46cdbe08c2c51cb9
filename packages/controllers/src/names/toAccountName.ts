import { isRegistrableName, nameErrors } from '@portico/core/internal'
import { getNameZone } from '../identity/isRegisteredName.js'
import type { Portico } from '../instance/Portico.js'

/** The part before the zone has at least this many characters. */
const minLength = 4

/**
 * Returns the full name that is registered for what was typed.
 *
 * @param portico The instance.
 * @param typed A name with or without its zone.
 * @throws `name/invalid`.
 */
export function toAccountName(portico: Portico, typed: string): string {
  const suffix = `.${getNameZone(portico)}`
  const lower = typed.trim().toLowerCase()
  const label = lower.endsWith(suffix) ? lower.slice(0, -suffix.length) : lower
  if (label.length < minLength) throw nameErrors('name/invalid', { reason: 'too-short' })
  if (!isRegistrableName(label)) throw nameErrors('name/invalid', { reason: 'characters' })
  return `${label}${suffix}`
}
