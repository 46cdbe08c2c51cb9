import { useCallback, useContext } from 'react'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { useLocale } from '../i18n/useLocale.js'
import { loadModal } from './loadModal.js'

/**
 * Returns what loads the modal's code ahead, such as when the pointer comes over a button, and then sets the closed
 * modal up, so that a click only has to show it. A failure does not matter: opening tries again.
 */
export function usePrefetchModal(): () => void {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const needModal = useContext(PorticoContext)?.needModal
  return useCallback(() => {
    loadModal(portico, locale).then(needModal, () => {})
  }, [portico, locale, needModal])
}
