import type { Translation } from '../Messages.js'

export const legal: Translation<typeof import('../en/legal.js').legal> = {
  terms: 'أوافق على شروط الخدمة',
  privacy: 'أوافق على سياسة الخصوصية',
  termsAndPrivacy: 'أوافق على شروط الخدمة وسياسة الخصوصية',
  termsLink: 'شروط الخدمة',
  privacyLink: 'سياسة الخصوصية',
  before: 'يطلب منك هذا التطبيق قبول شروطه قبل الاتصال.',
  goOn: 'متابعة',
}
