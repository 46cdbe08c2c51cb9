import type { Translation } from '../Translation.js'

export const connectProblems: Translation<typeof import('../en/connectProblems.js').connectProblems> = {
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
