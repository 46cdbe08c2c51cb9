import type { toasts as english } from '../en/toasts.js'
import type { Translation } from '../Translation.js'

export const toasts: Translation<typeof english> = {
  'address-copied': 'تم نسخ العنوان',
  'copy-failed': 'لم يسمح المتصفح بالنسخ',
  'disconnect-failed': 'تم قطع الاتصال هنا، لكن المحفظة لم تُجب',
  'token-balance-unavailable': 'أرصدة الرموز غير متاحة حالياً',
  'transaction-confirmed': 'تم تأكيد المعاملة',
  'transaction-failed': 'فشلت المعاملة على الشبكة',
  'transaction-replaced': 'حلّت معاملة أخرى محل هذه المعاملة',
}
