import type { Locale } from './locales.js'
import type { MessageLoaders } from './MessageGroups.js'

/** What `i18n/<locale>/first.ts` exports. */
type FirstTexts = {
  /** Says where the texts of each group are. */
  getLoaders(locale: Locale): Promise<MessageLoaders>
}

const english = () => import('./en/first.js')

/**
 * Loads the texts of the modal's first state, and the ways to the others, by locale. One file each, so that it comes
 * beside the modal's code. The pseudo-locale is made from English.
 */
export const firstTexts: Readonly<Record<Locale, () => Promise<FirstTexts>>> = {
  en: english,
  ar: () => import('./ar/first.js'),
  'en-XA': english,
}
