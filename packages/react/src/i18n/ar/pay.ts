import type { Translation } from '../Messages.js'
import { transfer as shared } from './transfer.js'

export const transfer = shared

export const pay: Translation<typeof import('../en/pay.js').pay> = {
  depositTitle: 'إيداع من منصة',
  payTitle: 'الدفع من منصة',
  amount: 'المبلغ',
  asset: 'ما يُدفع',
  network: 'الشبكة',
  toOwn: 'إلى حسابك',
  toOther: 'إلى',
  on: (p) => `على ${p.network}`,
  exchanges: 'اختر منصة',
  exchangesHint: 'أدخل مبلغًا أولًا.',
  opensPage: 'تكمل على صفحتها',
  listing: 'جارٍ البحث عن منصات',
  noneTitle: 'لا توجد منصة تدفع هذا',
  noneText: 'غيّر المبلغ أو ما يُدفع، أو عُد لاحقًا.',
  noneFixedText: 'لا تعرض أي منصة هذا المبلغ الآن. عُد لاحقًا.',
  listFailedTitle: 'تعذّر عرض المنصات',
  offline: 'أنت غير متصل بالإنترنت. سيُعاد السؤال عند عودة الاتصال.',
  unavailableTitle: 'لا يمكن دفع هذا',
  connectTitle: 'لا توجد محفظة متصلة',
  connectText: 'اربط المحفظة التي تريد الدفع إليها.',
  connect: 'ربط محفظة',
}
