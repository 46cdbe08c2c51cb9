import { type Locale, locales } from './locales.js'

/**
 * Returns the locale that ships for a BCP 47 tag, by the whole tag or by its language, or `en`.
 *
 * @param tag Such as `ar-EG`.
 */
export function resolveLocale(tag = ''): Locale {
  return [tag, tag.split('-')[0]].find(isLocale) ?? 'en'
}

function isLocale(tag = ''): tag is Locale {
  return Object.hasOwn(locales, tag)
}
