import type { Translation } from '../Messages.js'
import { recipient as recipientTexts } from './recipient.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that these texts load in the same request as the views'. */
export const transfer = shared
export const recipient = recipientTexts

export const sendReview: Translation<typeof import('../en/sendReview.js').sendReview> = {
  youSend: 'سترسل',
  item: 'المقتنى',
  from: 'من',
  to: 'إلى',
  network: 'الشبكة',
  rent: 'إيداع الحساب',
  rentHint: 'لفتح حساب المستلم لهذا الرمز',
  tokenFee: 'رسوم الرمز نفسه',
  recipientGets: (p) => `يصل ${p.amount}`,
  memo: 'ملاحظة',
  memoHint: 'تُضاف لأن حساب المستلم يطلبها',
  total: 'المجموع',
  plus: (p) => `${p.amount} + ${p.fee}`,
  refusedTitle: 'لا يمكن إرسال هذا',
  estimateFailed: 'تعذّر تقدير رسوم الشبكة',
  confirm: 'إرسال',
  confirmHint: 'بعد ذلك تطلب منك محفظتك التأكيد.',
  signingHint: 'تحقّق هناك من المبلغ والمستلم مرة أخرى.',
  declinedText: 'لم ينتقل أي مال. ما زال بإمكانك الإرسال، أو الرجوع والتعديل.',
  failedTitle: 'لم تُرسل الدفعة',
  nothingToReviewTitle: 'لا يوجد ما يُراجَع بعد',
  nothingToReviewText: 'أدخل المبلغ والمستلم أولًا.',
  fillIn: 'تعبئة النموذج',
  sentTitle: 'تم الإرسال',
  sentHint: (p) => `أُكّدت على ${p.network}.`,
  revertedTitle: 'فشلت الدفعة',
  newPayment: 'دفعة جديدة',
  replacedTitle: 'استُبدلت الدفعة',
  amountTo: (p) => `${p.amount} إلى ${p.recipient}`,
  nothingSentTitle: 'لا توجد دفعة جارية',
  nothingSentText: 'ابدأ واحدة من حسابك.',
}
