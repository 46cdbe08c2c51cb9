import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'

/**
 * Lists the names of the analytics events that were told, oldest first.
 *
 * @param portico An instance whose events still wait, because it has not been learnt whether they may be sent.
 */
export function listTrackedEvents(portico: Portico): readonly string[] {
  // The part is the controllers' own, and no package's export.
  const analytics = getInternals(portico).parts.get('analytics')?.value as
    | { readonly queue: readonly { readonly event: string }[] }
    | undefined
  return analytics?.queue.map(({ event }) => event) ?? []
}
