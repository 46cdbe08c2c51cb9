import type { Translation } from '../Messages.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that these texts load in the same request as the view's. */
export const transfer = shared

export const swap: Translation<typeof import('../en/swap.js').swap> = {
  title: 'مبادلة',
  pay: 'ستدفع',
  receive: 'ستستلم',
  flip: 'عكس الاتجاه',
  review: 'مراجعة المبادلة',
  quoteLoading: 'جارٍ البحث عن أفضل سعر…',
  rate: (p) => `${p.amount} = ${p.price}`,
  quoteAge: (p) => `سعر قبل ${p.seconds} ث`,
  quoteNow: 'السعر الآن',
  quoteOld: 'هذا السعر قديم جدًا',
  refresh: 'طلب سعر جديد',
  impact: (p) => `أثر السعر ${p.percent}`,
  impactUnknown: 'أثر السعر غير معروف',
  slippage: 'الانزلاق السعري',
  slippageHint: 'تفشل المبادلة بدلًا من أن تعطيك أقل من هذا الحد تحت السعر المعروض.',
  slippageOther: 'انزلاق آخر بالمئة',
  slippageLow: 'انزلاق بهذا الصغر يُفشل المبادلات حين يتحرك السعر.',
  slippageHigh: 'انزلاق بهذا الكبر يسمح للآخرين بالمتاجرة على حسابك.',
  slippageWrong: 'أدخل من 0.05 إلى 5',
  sameToken: 'اختر رمزين مختلفين',
  insufficientToken: (p) => `رصيد ${p.symbol} لا يكفي`,
  noRoute: 'لا أحد يبادل هذين الرمزين',
  tooSmall: 'المبلغ صغير جدًا',
  tooLarge: 'المبلغ كبير جدًا',
  rateLimited: 'طلبات كثيرة جدًا. انتظر لحظة',
  serviceDown: 'لا سعر الآن',
  gasPrice: 'الشبكة غير مدعومة لسعر الغاز',
  networkTitle: 'الشبكة غير مدعومة للمبادلات',
  networkText: 'اختر شبكة يمكن فيها مبادلة الرموز.',
  networkNone: 'لا تتيح أي من شبكات هذا التطبيق المبادلات.',
  networks: 'شبكات فيها مبادلات',
  unavailableTitle: 'المبادلة غير ممكنة هنا',
}
