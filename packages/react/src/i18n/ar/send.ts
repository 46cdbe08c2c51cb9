import type { Translation } from '../Messages.js'
import { transfer as shared } from './transfer.js'

/** Comes along: the views of this group show these too. */
export const transfer = shared

const tokenForms: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'لم يُعثر على أي رمز',
  one: () => 'عُثر على رمز واحد',
  two: () => 'عُثر على رمزين',
  few: (count) => `عُثر على ${count} رموز`,
  many: (count) => `عُثر على ${count} رمزًا`,
  other: (count) => `عُثر على ${count} رمز`,
}

export const send: Translation<typeof import('../en/send.js').send> = {
  amount: 'المبلغ',
  max: 'الكل',
  token: 'الرمز',
  balance: 'الرصيد',
  sendable: 'المتاح للإرسال',
  balanceLoading: 'جارٍ تحميل الرصيد',
  balanceUnknown: 'الرصيد غير متاح',
  recipient: 'المستلم',
  recipientHint: 'عنوان أو اسم',
  recipientHintAddress: 'عنوان',
  paste: 'لصق',
  pasteFailed: 'لم يسمح المتصفح باللصق. استخدم لوحة المفاتيح بدلًا من ذلك.',
  clear: 'مسح المستلم',
  resolving: 'جارٍ البحث عن الاسم…',
  paysTo: (p) => `عنوان ${p.name} هو`,
  onlyOnEthereum: (p) =>
    `ليس لـ ${p.name} عنوان خاص على ${p.network}. هذا عنوانه على Ethereum: لا تستخدمه إلا إذا كان للمستلم العنوان نفسه هنا.`,
  useAddress: 'استخدام هذا العنوان',
  confirmRecipient: 'أكّد المستلم',
  review: 'مراجعة',
  selectToken: 'اختر رمزًا',
  incorrectValue: 'أدخل مبلغًا صحيحًا',
  tooManyDecimals: (p) => `أقصى عدد من الخانات العشرية في ${p.symbol} هو ${p.decimals}`,
  addAmount: 'أدخل مبلغًا',
  insufficientFunds: 'الرصيد في حسابك لا يكفي',
  addAddress: 'أدخل المستلم',
  nameNotFound: 'لا أحد يملك هذا الاسم',
  nameLookupFailed: 'تعذّر البحث عن الاسم',
  invalidAddress: 'هذا ليس عنوانًا على هذه الشبكة',
  invalidChecksum: 'في العنوان خطأ كتابي',
  unavailableTitle: 'لا يمكن الإرسال هنا',
  tokenTitle: 'اختيار الرمز',
  tokens: 'الرموز',
  searchTokens: 'البحث عن رمز',
  tokensFound: (p) =>
    tokenForms[new Intl.PluralRules(p.locale).select(p.count)](new Intl.NumberFormat(p.locale).format(p.count)),
  searchEmptyTitle: 'لا توجد نتائج',
  searchEmptyText: (p) => `لا تملك رمزًا باسم «${p.query}».`,
  noTokensTitle: 'لا يوجد ما يُرسل',
  noTokensText: 'لا توجد رموز في هذا الحساب على هذه الشبكة.',
  tokensFailedTitle: 'بعض الأرصدة غير متاحة',
  tokensFailedText: 'لم تُجب الشبكة. القائمة تعرض ما هو معروف.',
}
