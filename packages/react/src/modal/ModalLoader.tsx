import { closeModal } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { type ComponentType, useEffect, useState } from 'react'
import { PorticoContext, type PorticoContextValue } from '../bindings/PorticoContext.js'
import { reactErrors } from '../bindings/reactErrors.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'
import { useLocale } from '../i18n/useLocale.js'
import { loadModal } from './loadModal.js'

/** Loads an instance's modal when it is first opened. An opening requested meanwhile takes effect once it is loaded. */
export function ModalLoader({ isNeeded }: { readonly isNeeded: boolean | undefined }) {
  const portico = usePorticoInstance()
  const locale = useLocale()
  // This object is the context value itself: a new one would render the whole modal again with each opening.
  const [loaded, setLoaded] = useState<PorticoContextValue & { readonly ModalHost: ComponentType }>()
  const isReady = loaded?.locale === locale
  // Once loaded, opening the modal causes no render here.
  const isOpen = usePorticoState((state) => !isReady && state.modal.open)
  useEffect(() => {
    if (!(isOpen || isNeeded) || isReady) return
    let current = true
    loadModal(portico, locale).then(
      ({ ModalHost }) => current && setLoaded({ ModalHost, locale, portico }),
      (cause: unknown) => {
        if (!current) return
        closeModal(portico, { force: true })
        getInternals(portico).emitter.emit('error', reactErrors('react/chunk-failed', { name: 'modal' }, { cause }))
      },
    )
    return () => {
      current = false
    }
  }, [portico, locale, isOpen, isNeeded, isReady])
  if (!loaded) return null
  return (
    <PorticoContext.Provider value={loaded}>
      <loaded.ModalHost />
    </PorticoContext.Provider>
  )
}
