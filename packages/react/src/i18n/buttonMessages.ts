import type { Locale } from './locales.js'

/** Texts of the buttons. In the first download, in every locale, so that a server and the first paint have them. */
export const buttonMessages: Readonly<
  Record<Locale, Readonly<Record<'connect' | 'connecting' | 'network' | 'unsupported', string>>>
> = {
  en: { connect: 'Connect wallet', connecting: 'Connecting…', network: 'Network', unsupported: 'Unsupported network' },
  ar: { connect: 'ربط المحفظة', connecting: 'جارٍ الاتصال…', network: 'الشبكة', unsupported: 'شبكة غير مدعومة' },
  'en-XA': {
    connect: '[Cóññéçţ ŵáļļéţ ~ ~ ~]',
    connecting: '[Cóññéçţíñĝ… ~ ~]',
    network: '[Néţŵóŕķ ~ ~]',
    unsupported: '[Uñšúþþóŕţéð ñéţŵóŕķ ~ ~ ~ ~]',
  },
}
