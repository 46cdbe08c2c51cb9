import type { Translation } from '../Messages.js'

export const help: Translation<typeof import('../en/help.js').help> = {
  title: 'ما هي المحفظة؟',
  assetsTitle: 'بيت لما تملكه',
  assetsText: 'احتفظ بالأموال والرموز والمقتنيات الرقمية وأرسلها واستقبلها. إنها ملكك أيًّا كان التطبيق الذي تستخدمه.',
  loginTitle: 'مفتاح واحد لكل التطبيقات',
  loginText: 'اربط محفظتك بدلًا من إنشاء حساب آخر بكلمة مرور أخرى.',
  controlTitle: 'لا شيء دون موافقتك',
  controlText: 'كل دفعة وكل توقيع يُؤكَّد داخل المحفظة. وعبارة الاسترداد لك وحدك، فلا تُطلع عليها أحدًا.',
  getWallet: 'الحصول على محفظة',
}
