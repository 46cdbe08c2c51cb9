import { useEffect, useState } from 'react'
import { buttons as english } from './en/buttons.js'
import { firstTexts } from './firstTexts.js'
import type { Locale } from './locales.js'
import type { Translation } from './Messages.js'
import { useLocale } from './useLocale.js'

type ButtonMessages = Translation<typeof english>

/** Returns the buttons' texts. English is in the first download; another locale takes its place once it has come. */
export function useButtonMessages(): ButtonMessages {
  const locale = useLocale()
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly texts: ButtonMessages }>()
  useEffect(() => {
    if (locale === 'en') return
    let current = true
    firstTexts[locale]()
      .then(({ getLoaders }) => getLoaders(locale))
      .then((loaders) => loaders.buttons())
      .then(
        ({ buttons }) => current && setLoaded({ locale, texts: buttons }),
        // English stays; the modal tries again with its own texts.
        () => {},
      )
    return () => {
      current = false
    }
  }, [locale])
  return loaded?.locale === locale ? loaded.texts : english
}
