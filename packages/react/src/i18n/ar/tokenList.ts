import type { Translation } from '../Messages.js'

const tokenForms: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: () => 'لم يُعثر على أي رمز',
  one: () => 'عُثر على رمز واحد',
  two: () => 'عُثر على رمزين',
  few: (count) => `عُثر على ${count} رموز`,
  many: (count) => `عُثر على ${count} رمزًا`,
  other: (count) => `عُثر على ${count} رمز`,
}

export const tokenList: Translation<typeof import('../en/tokenList.js').tokenList> = {
  tokens: 'الرموز',
  searchTokens: 'البحث عن رمز',
  tokensFound: (p) =>
    tokenForms[new Intl.PluralRules(p.locale).select(p.count)](new Intl.NumberFormat(p.locale).format(p.count)),
  searchEmptyTitle: 'لا توجد نتائج',
  tokensFailedTitle: 'بعض الأرصدة غير متاحة',
  tokensFailedText: 'لم تُجب الشبكة. القائمة تعرض ما هو معروف.',
}
