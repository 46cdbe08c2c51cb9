import type { toasts as english } from '../en/toasts.js'
import type { Translation } from '../Messages.js'

export const toasts: Translation<typeof english> = {
  'action-not-allowed': 'الإجراء غير مسموح به',
  'address-copied': 'تم نسخ العنوان',
  authenticating: 'يجري تسجيل الدخول…',
  'code-sent': 'أُرسل الرمز من جديد',
  'copy-failed': 'لم يسمح المتصفح بالنسخ',
  'disconnect-failed': 'تم قطع الاتصال هنا، لكن المحفظة لم تُجب',
  'email-updated': 'تم تغيير البريد الإلكتروني',
  'purchase-arrived': ({ symbol }) => `وصلت عملة ${symbol} التي اشتريتها`,
  'purchase-failed': ({ provider }) => `رفضت ${provider} عملية الشراء`,
  'session-ended': ({ wallet, reason }) =>
    ({
      wallet: `أنهت ${wallet} الجلسة`,
      locked: `تم قفل ${wallet}`,
      expired: `انتهت صلاحية الجلسة مع ${wallet}`,
      transport: `انقطع الاتصال مع ${wallet}`,
    })[reason],
  'sign-in-unavailable': 'حدثت مشكلة أثناء محاولة بدء تسجيل الدخول',
  'token-balance-unavailable': 'أرصدة الرموز غير متاحة حالياً',
  'transactions-failed': 'تعذّر جلب المعاملات',
  'transaction-confirmed': 'تم تأكيد المعاملة',
  'transaction-failed': 'فشلت المعاملة على الشبكة',
  'transaction-not-sent': 'لم تُرسل الدفعة',
  'transaction-replaced': 'حلّت معاملة أخرى محل هذه المعاملة',
  'transaction-unknown': 'لا يُعرف ما إذا كانت الدفعة قد أُرسلت',
}
