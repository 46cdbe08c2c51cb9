/**
 * Locales that Portico's texts ship in, as BCP 47 tags. A new one is added here first: the compiler then asks each
 * catalogue for its texts, in the modal and in the mails of the embedded wallet. `en-XA` is the pseudo-locale made from
 * English, to find texts that do not fit or are not translated.
 */
export type Locale = 'en' | 'ar' | 'en-XA'

/** What a locale's catalogue says besides its texts. */
export type LocaleFacts = {
  /** Direction in which the locale is written, as HTML's `dir`. */
  readonly dir: 'ltr' | 'rtl'
}
