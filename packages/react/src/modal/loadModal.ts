import type { Portico } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { hasAccount } from '@portico/controllers/ui'
import { firstTexts } from '../i18n/firstTexts.js'
import type { Locale } from '../i18n/locales.js'
import { loadLater } from '../views/loadLater.js'

/**
 * Loads what the modal needs for its first paint, in one round trip, and in parallel what Connect shows right after.
 * Does not load anything twice.
 *
 * @param portico The instance.
 */
export async function loadModal(portico: Portico, locale: Locale) {
  const loading = import('./prepareModal.js')
  // Without a connector there is no login and no catalogue.
  const hasMore = getInternals(portico).options.connectors[0] && !hasAccount(portico)
  // Only starts loading: the code that needs them reports a failure and tries again.
  void Promise.allSettled([firstTexts[locale](), hasMore && loadLater()])
  // Bundlers emit less code for an `import()` whose module is used as a whole.
  return (await loading).prepareModal(portico, locale)
}
