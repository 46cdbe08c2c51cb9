import { useEffect, useState } from 'react'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { buttons as english } from './en/buttons.js'
import type { Locale } from './locales.js'
import type { Translation } from './Translation.js'
import { useLocale } from './useLocale.js'

type ButtonMessages = Translation<typeof english>

/** Returns the buttons' texts. English is in the first download; another locale takes its place once it has come. */
export function useButtonMessages(): ButtonMessages {
  const portico = usePorticoInstance()
  const locale = useLocale()
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly texts: ButtonMessages }>()
  useEffect(() => {
    if (locale === 'en') return
    let current = true
    import('./loadButtonMessages.js')
      .then(({ loadButtonMessages }) => loadButtonMessages(portico, locale))
      .then(
        (texts) => current && setLoaded({ locale, texts }),
        // English stays; the modal tries again with its own texts.
        () => {},
      )
    return () => {
      current = false
    }
  }, [portico, locale])
  return loaded?.locale === locale ? loaded.texts : english
}
