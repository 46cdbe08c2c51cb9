import type { Translation } from '../Messages.js'
import { recipient as recipientTexts } from './recipient.js'
import { tokenList as tokenListTexts } from './tokenList.js'
import { transfer as shared } from './transfer.js'

/** Re-exported, so that these texts load in the same request as the views'. */
export const transfer = shared
export const tokenList = tokenListTexts
export const recipient = recipientTexts

export const send: Translation<typeof import('../en/send.js').send> = {
  amount: 'المبلغ',
  sendable: 'المتاح للإرسال',
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
  addAddress: 'أدخل المستلم',
  nameNotFound: 'لا أحد يملك هذا الاسم',
  nameLookupFailed: 'تعذّر البحث عن الاسم',
  invalidAddress: 'هذا ليس عنوانًا على هذه الشبكة',
  invalidChecksum: 'في العنوان خطأ كتابي',
  unavailableTitle: 'لا يمكن الإرسال هنا',
  tokenTitle: 'اختيار الرمز',
  searchEmptyText: (p) => `لا تملك رمزًا باسم «${p.query}».`,
  noTokensTitle: 'لا يوجد ما يُرسل',
  noTokensText: 'لا توجد رموز في هذا الحساب على هذه الشبكة.',
}
