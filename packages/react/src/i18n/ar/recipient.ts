import type { Translation } from '../Messages.js'

export const recipient: Translation<typeof import('../en/recipient.js').recipient> = {
  ownAddress: 'هذا عنوانك أنت. سيعود المال إليك بعد خصم الرسوم.',
  tokenContract: 'هذا عقد أحد الرموز. ما يُرسل إليه يضيع عادةً.',
  keyless: 'لا يملك أحد مفتاح هذا العنوان: ما يُرسل إليه يضيع إلى الأبد.',
  lookAlike: 'هذا العنوان يشبه عنوانك لكنه عنوان آخر. يصنع المحتالون عناوين كهذه: تحقّق من كل حرف.',
}
