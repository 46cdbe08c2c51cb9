import type { Portico } from '@portico/controllers'
import type { Locale } from '../i18n/locales.js'
import { loadModal } from './loadModal.js'

/**
 * Loads the modal's code ahead, such as when the pointer comes over a button. A failure does not matter: opening tries
 * again.
 *
 * @param portico The instance.
 */
export function prefetchModal(portico: Portico, locale: Locale): void {
  loadModal(portico, locale).catch(() => {})
}
