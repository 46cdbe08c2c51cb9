import type { Translation } from '../Messages.js'

const walletForms: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'لم يُعثر على أي محفظة',
  one: () => 'عُثر على محفظة واحدة',
  two: () => 'عُثر على محفظتين',
  few: (count) => `عُثر على ${count} محافظ`,
  many: (count) => `عُثر على ${count} محفظة`,
  other: (count) => `عُثر على ${count} محفظة`,
}

export const connect: Translation<typeof import('../en/connect.js').connect> = {
  title: 'ربط المحفظة',
  help: 'ما هي المحفظة؟',
  or: 'أو',
  wallets: 'المحافظ',
  installed: 'مثبّتة',
  recent: 'مستخدمة مؤخرًا',
  search: 'البحث عن محفظة',
  walletsFound: (p) =>
    walletForms[new Intl.PluralRules(p.locale).select(p.count)](new Intl.NumberFormat(p.locale).format(p.count)),
  searchEmptyTitle: 'لا توجد نتائج',
  searchEmptyText: (p) => `لا توجد هنا محفظة باسم «${p.query}».`,
  emptyTitle: 'لم يُعثر على محفظة',
  emptyText: 'لا توجد محفظة في هذا المتصفح بعد. ثبّت واحدة وستظهر هنا تلقائيًا.',
  nothingTitle: 'لا توجد وسيلة للاتصال',
  nothingText: 'لا يتيح هذا التطبيق أي طريقة للاتصال هنا.',
  termsOnly: (p) => `بربط محفظتك فإنك توافق على ${p.terms}.`,
  privacyOnly: (p) => `بربط محفظتك فإنك توافق على ${p.privacy}.`,
  termsAndPrivacy: (p) => `بربط محفظتك فإنك توافق على ${p.terms} و${p.privacy}.`,
  terms: 'شروط الخدمة',
  privacy: 'سياسة الخصوصية',
  allWallets: 'كل المحافظ',
  about: (p) => new Intl.NumberFormat(p.locale).format(p.count) + (p.hasMore ? '+' : ''),
}
