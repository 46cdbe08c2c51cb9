import { type Locale, locales } from './locales.js'

/**
 * Returns the first locale that ships for one of the wished tags, by the whole tag and then by its language, or `en`.
 *
 * @param tags BCP 47 tags, the dearest first.
 */
export function resolveLocale(...tags: readonly (string | undefined)[]): Locale {
  for (const tag of tags) {
    const wish = tag?.toLowerCase()
    const found =
      locales.find((locale) => locale.toLowerCase() === wish) ??
      locales.find((locale) => locale === wish?.split('-')[0])
    if (found) return found
  }
  return 'en'
}
