import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { hasAccount } from '@portico/controllers/ui'
import { firstTexts } from '../i18n/firstTexts.js'
import type { Locale } from '../i18n/locales.js'
import { loadLater } from '../views/loadLater.js'

/**
 * Loads all that the modal needs for its first paint, in one round trip, and beside it what Connect shows right after.
 * What is there already is not loaded again.
 *
 * @param portico The instance.
 */
export async function loadModal(portico: Portico, locale: Locale) {
  const loading = import('./prepareModal.js')
  // Without a connector there is neither a login nor a catalogue.
  const hasMore = getInternals(portico).options.connectors[0] && !hasAccount(portico)
  // Asked for here to be on the way; whoever needs them tells of a failure and tries again.
  void Promise.allSettled([firstTexts[locale](), hasMore && loadLater()])
  // Bundlers add less around an `import()` whose module is used as a whole.
  return (await loading).prepareModal(portico, locale)
}
