/** Locales that ship. `en-XA` is English made longer and accented, to find texts that do not fit or are not translated. */
export type Locale = 'en' | 'ar' | 'en-XA'
