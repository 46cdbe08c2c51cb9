/** Locales that ship. `en-XA` is English made longer and accented, to find texts that do not fit or are not translated. */
export const locales = ['en', 'ar', 'en-XA'] as const

export type Locale = (typeof locales)[number]
