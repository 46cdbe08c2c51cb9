import type { Locale } from '@portico/core/internal'
import { letterCatalogue } from './letterCatalogue.js'

/** In characters. Browsers send far less. */
const mostLength = 300

/** Locales by their tags in lower case. */
const known = new Map(
  // The keys of the table are the locales.
  (Object.keys(letterCatalogue) as Locale[]).map((locale) => [locale.toLowerCase(), locale] as const),
)

function find(tag: string): Locale | undefined {
  return known.get(tag) ?? known.get(tag.split('-')[0] ?? '')
}

/**
 * Chooses the locale of a person's mails: the first of their languages that there are texts in, by the whole tag or by
 * its language, else English.
 *
 * @param header `Accept-Language` of the request (RFC 9110, section 12.5.4), such as `ar-EG,ar;q=0.9,en;q=0.8`.
 */
export function chooseLocale(header: string): Locale {
  const ranges = header
    .slice(0, mostLength)
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [, tag, weight = '1'] =
        /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q=([01](?:\.\d{1,3})?)\s*)?$/.exec(range) ?? []
      return tag ? [{ tag, weight: Number(weight) }] : []
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of ranges) {
    const locale = find(tag)
    if (locale) return locale
  }
  return 'en'
}
