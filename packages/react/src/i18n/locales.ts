import type { LocaleFacts, Locale as ShippedLocale } from '@portico/core/internal'

/**
 * Locales that ship, and the direction each is written in. `en-XA` is English made longer and accented, to find texts that
 * do not fit or are not translated.
 */
export const locales = {
  en: { dir: 'ltr' },
  ar: { dir: 'rtl' },
  'en-XA': { dir: 'ltr' },
} as const satisfies Readonly<Record<ShippedLocale, LocaleFacts>>

export type Locale = keyof typeof locales
