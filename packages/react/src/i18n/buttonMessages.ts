import type { Locale } from './locales.js'

/** Texts of the buttons. In the first download, in every locale, so that a server and the first paint have them. */
export const buttonMessages: Readonly<Record<Locale, Readonly<Record<'connect' | 'connecting', string>>>> = {
  en: { connect: 'Connect wallet', connecting: 'Connecting…' },
  ar: { connect: 'ربط المحفظة', connecting: 'جارٍ الاتصال…' },
  'en-XA': {
    connect: '[Cóññéçţ ŵáļļéţ ~ ~ ~]',
    connecting: '[Cóññéçţíñĝ… ~ ~]',
  },
}
