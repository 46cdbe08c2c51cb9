import type { Translation } from '../Messages.js'

export const connecting: Translation<typeof import('../en/connecting.js').connecting> = {
  waitingTitle: (p) => `تابِع في ${p.name}`,
  waitingText: 'اقبل طلب الربط في محفظتك.',
  missingText: 'المحفظة غير مثبّتة في هذا المتصفح أو أُوقف تشغيلها. شغّلها ثم أعد المحاولة.',
  unknownWallet: 'المحفظة',
  failedTitle: 'تعذّر الربط',
  selectChain: 'اختيار السلسلة',
  selectChainText: (p) => `تعمل ${p.name} على عدة أنواع من الشبكات. أيها تريد أن تستخدم؟`,
  kindEip155: 'شبكات إيثيريوم',
  kindOther: (p) => p.name,
  waitingHint: 'تحقّق من نافذة المحفظة: قد تكون خلف هذه النافذة، أو خلف رمزها في شريط أدوات المتصفح.',
  declinedTitle: 'رُفض الربط',
  declinedText: 'لم تُشارَك أي معلومات. يمكنك إعادة الطلب متى شئت.',
  pendingTitle: 'محفظتك بانتظارك',
  pendingText: (p) => `تعرض ${p.name} بالفعل طلبًا من هذه الصفحة. افتح المحفظة وأجب عنه، ثم أعد المحاولة.`,
  lockedTitle: (p) => `${p.name} مقفلة`,
  lockedText: 'افتح قفل المحفظة، ثم أعد المحاولة.',
  missingTitle: (p) => `${p.name} غير متاحة`,
  offlineTitle: 'أنت غير متصل بالإنترنت',
  offlineText: 'تعذّر الوصول إلى المحفظة. تحقّق من اتصالك بالإنترنت، ثم أعد المحاولة.',
}
