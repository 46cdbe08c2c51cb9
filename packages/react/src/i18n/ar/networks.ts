import type { Translation } from '../Translation.js'

const networkForms: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'لم يُعثر على أي شبكة',
  one: () => 'عُثر على شبكة واحدة',
  two: () => 'عُثر على شبكتين',
  few: (count) => `عُثر على ${count} شبكات`,
  many: (count) => `عُثر على ${count} شبكة`,
  other: (count) => `عُثر على ${count} شبكة`,
}

export const networks: Translation<typeof import('../en/networks.js').networks> = {
  title: 'اختيار الشبكة',
  list: 'الشبكات',
  search: 'البحث عن شبكة',
  testnet: 'تجريبية',
  notApproved: 'غير مفعّلة في محفظتك',
  networksFound: (p) =>
    networkForms[new Intl.PluralRules(p.locale).select(p.count)](new Intl.NumberFormat(p.locale).format(p.count)),
  searchEmptyTitle: 'لا توجد نتائج',
  searchEmptyText: (p) => `لا يوفّر هذا التطبيق شبكة باسم «${p.query}».`,
  switchTitle: 'تبديل الشبكة',
  waitingTitle: 'وافِق في محفظتك',
  waitingText: (p) => `تسألك محفظتك عن الانتقال إلى ${p.network}.`,
  openWallet: 'فتح المحفظة',
  waitingHint: 'تحقّق من نافذة المحفظة: قد تكون خلف هذه النافذة، أو خلف رمزها في شريط أدوات المتصفح.',
  declinedTitle: 'رُفض التبديل',
  declinedText: (p) => `لم يتغيّر شيء. يمكنك الانتقال إلى ${p.network} بنقرة واحدة.`,
  pendingTitle: 'محفظتك بانتظارك',
  pendingText: 'تعرض محفظتك بالفعل طلبًا من هذه الصفحة. افتح المحفظة وأجب عنه، ثم أعد المحاولة.',
  notAddedTitle: (p) => `شبكة ${p.network} غير موجودة في محفظتك`,
  notAddedText: 'لم تُضِف المحفظة الشبكة. أضِفها من إعدادات المحفظة، ثم أعد المحاولة.',
  notSupportedTitle: (p) => `لا تستطيع محفظتك استخدام ${p.network}`,
  notSupportedText: 'اختر شبكة أخرى، أو اربط محفظة تدعم هذه الشبكة.',
  failedTitle: 'تعذّر التبديل',
  unknownNetwork: 'هذه الشبكة',
  unsupportedTitle: 'الشبكة غير مدعومة',
  unsupportedText: (p) => `محفظتك على ${p.network}، ولا يستخدمها هذا التطبيق. اختر إحدى هذه الشبكات للمتابعة.`,
  unsupportedUnknownText: 'محفظتك على شبكة لا يستخدمها هذا التطبيق. اختر إحدى هذه الشبكات للمتابعة.',
  chainNumber: (p) => `الشبكة ${p.chain}`,
  supportedNetworks: 'الشبكات المدعومة',
}
