import type { common as english } from '../en/common.js'
import type { Translation } from '../Messages.js'

export const common: Translation<typeof english> = {
  back: 'رجوع',
  close: 'إغلاق',
  retry: 'حاول مرة أخرى',
  cancel: 'إلغاء',
  continue: 'متابعة',
  copy: 'نسخ',
  copied: 'تم النسخ',
  disconnect: 'قطع الاتصال',
  failed: 'حدث خطأ ما. حاول مرة أخرى، وإن استمر فأعد تحميل الصفحة.',
  loading: 'جارٍ التحميل…',
  loadFailedTitle: 'تعذّر تحميل هذا الجزء',
  loadFailedText: 'تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
  loadStuckText: 'ما زال التحميل متعذّرًا. بعض المتصفحات لا تطلب إلا مرة واحدة: أعد تحميل الصفحة وستعود إلى هنا.',
  reload: 'إعادة تحميل الصفحة',
  brokenTitle: 'حدث خلل هنا',
  brokenText: 'حاول مرة أخرى، أو أغلق النافذة وافتحها من جديد.',
  cannotClose: 'اختر شبكة أو اقطع الاتصال أولاً.',
}
