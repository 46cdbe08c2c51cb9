import type { Portico } from '@portico/controllers'
import type { Locale } from '../i18n/locales.js'

/**
 * Loads all that the modal needs for its first paint. What is there already is not loaded again.
 *
 * @param portico The instance.
 */
export async function loadModal(portico: Portico, locale: Locale) {
  const { prepareModal } = await import('./prepareModal.js')
  return prepareModal(portico, locale)
}
