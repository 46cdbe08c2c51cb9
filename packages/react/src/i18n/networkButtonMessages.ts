import type { Locale } from './locales.js'

/** Texts of the network button. Come with the button, in every locale, so that a server and the first paint have them. */
export const networkButtonMessages: Readonly<Record<Locale, Readonly<Record<'network' | 'unsupported', string>>>> = {
  en: { network: 'Network', unsupported: 'Unsupported network' },
  ar: { network: 'الشبكة', unsupported: 'شبكة غير مدعومة' },
  'en-XA': { network: '[Néţŵóŕķ ~ ~]', unsupported: '[Uñšúþþóŕţéð ñéţŵóŕķ ~ ~ ~ ~]' },
}
