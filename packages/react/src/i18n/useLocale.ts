import { getInternals } from '@portico/controllers/internal'
import { useContext, useSyncExternalStore } from 'react'
import { PorticoContext } from '../bindings/PorticoContext.js'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import type { Locale } from './locales.js'
import { resolveLocale } from './resolveLocale.js'

const neverChanges = () => () => {}

/** Returns the locale of Portico's texts: the provider's, the instance's, the document's language, or English. */
export function useLocale(): Locale {
  const { locale } = getInternals(usePorticoInstance()).options
  const wish = useContext(PorticoContext)?.locale ?? locale
  // A server cannot know the document's language, so the first render in the browser does not use it either.
  return useSyncExternalStore(
    neverChanges,
    () => resolveLocale(wish ?? document.documentElement.lang),
    () => resolveLocale(wish),
  )
}
