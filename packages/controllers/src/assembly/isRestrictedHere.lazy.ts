import { isRestrictedTimeZone } from '@portico/core/internal'

/** Returns whether the browser is in one of the restricted time zones. */
export function isRestrictedHere(): boolean {
  return isRestrictedTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
}
