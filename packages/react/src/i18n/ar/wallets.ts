import type { Translation } from '../Messages.js'

const foundForms: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'لم يُعثر على أي محفظة',
  one: () => 'عُثر على محفظة واحدة',
  two: () => 'عُثر على محفظتين',
  few: (count) => `عُثر على ${count} محافظ`,
  many: (count) => `عُثر على ${count} محفظة`,
  other: (count) => `عُثر على ${count} محفظة`,
}

export const wallets: Translation<typeof import('../en/wallets.js').wallets> = {
  title: 'كل المحافظ',
  list: 'المحافظ',
  search: 'البحث عن محفظة',
  certified: 'معتمدة',
  certifiedOnly: 'المعتمدة فقط',
  installed: 'مثبّتة',
  recent: 'مستخدمة مؤخرًا',
  loading: 'جارٍ تحميل المحافظ…',
  found: (p) =>
    foundForms[new Intl.PluralRules(p.locale).select(p.count)](new Intl.NumberFormat(p.locale).format(p.count)),
  emptyTitle: 'لا توجد محافظ هنا',
  emptyText: 'لا يضم الدليل أي محفظة تعمل على شبكات هذا التطبيق.',
  emptyCertifiedText: 'لا توجد محفظة معتمدة لهذا التطبيق.',
  noMatchTitle: 'لا توجد نتائج',
  noMatchText: (p) => `لا توجد محفظة باسم «${p.query}».`,
  failedTitle: 'تعذّر تحميل المحافظ',
  failedText: 'لم يستجب الدليل. أعد المحاولة بعد قليل.',
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineText: 'تحقق من اتصالك بالإنترنت ثم أعد المحاولة.',
  moreFailed: 'تعذّر تحميل المزيد من المحافظ.',
}
