import type { Translation } from '../Messages.js'

export const receive: Translation<typeof import('../en/receive.js').receive> = {
  title: 'استلام',
  qrCode: 'رمز QR لعنوانك',
  address: 'عنوانك',
  copyAddress: 'نسخ العنوان',
  copied: 'تم النسخ',
  accounts: 'الحسابات',
  onlyOn: (p) => `لا ترسل إلى هذا العنوان إلا أصولًا على ${p.network}. قد تضيع الأصول المرسلة على شبكة أخرى.`,
  onlyOnUnknown: 'لا ترسل إلا أصولًا على الشبكة التي تستخدمها محفظتك. قد تضيع الأصول المرسلة على شبكة أخرى.',
  emptyTitle: 'لا توجد محفظة متصلة',
  emptyText: 'اربط محفظة ليظهر عنوانك هنا.',
  connect: 'ربط المحفظة',
}
