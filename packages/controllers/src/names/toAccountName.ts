import { isRegistrableName, nameErrors } from '@portico/core/internal'

/** Ending of the names that are given today. */
const suffix = '.reown.id'
/** The part before the suffix that may be registered has at least this many characters. */
const minLength = 4

/**
 * Returns the full name that is registered for what was typed.
 *
 * @param typed A name with or without its suffix `.reown.id`.
 * @throws `name/invalid`.
 */
export function toAccountName(typed: string): string {
  const lower = typed.trim().toLowerCase()
  const label = lower.endsWith(suffix) ? lower.slice(0, -suffix.length) : lower
  if (label.length < minLength) throw nameErrors('name/invalid', { reason: 'too-short' })
  if (!isRegistrableName(label)) throw nameErrors('name/invalid', { reason: 'characters' })
  return `${label}${suffix}`
}
