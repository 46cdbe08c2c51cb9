import type { Translation } from '../Messages.js'

const secondForms: Readonly<Record<Intl.LDMLPluralRule, (count: string) => string>> = {
  zero: (count) => `${count} ثانية`,
  one: () => 'ثانية واحدة',
  two: () => 'ثانيتين',
  few: (count) => `${count} ثوانٍ`,
  many: (count) => `${count} ثانية`,
  other: (count) => `${count} ثانية`,
}

export const email: Translation<typeof import('../en/email.js').email> = {
  email: 'البريد الإلكتروني',
  submitEmail: 'المتابعة بالبريد الإلكتروني',
  invalidEmail: 'هذا ليس عنوان بريد إلكتروني. تحقق منه، مثل name@example.com.',
  sending: 'جارٍ إرسال رسالة إليك…',
  continueWithWallet: 'المتابعة بمحفظة',
  continueAs: (p) => `المتابعة باسم ${p.email}`,
  continueLoggedIn: 'المتابعة بتسجيل دخولك',
  loggedIn: 'لقد سجّلت الدخول بالفعل',
  continueFailed: 'تعذّر فتح الحساب',
  cooldown: (p) =>
    `حاول مجددًا بعد ${secondForms[new Intl.PluralRules(p.locale).select(p.seconds)](
      new Intl.NumberFormat(p.locale).format(p.seconds),
    )}.`,
  codeRefused: (p) => `رفضت محفظتك هذا الرمز: ${p.reason}`,
  walletSays: (p) => `${p.problem} تقول محفظتك: ${p.reason}`,
  alertNetwork: 'لم يُعثر على الشبكة',
  alertApp: 'إعداد التطبيق غير صالح',
  alertLoad: 'خطأ في الشبكة - تعذّر تحميل المحفظة المدمجة',
  alertTimeout: 'انتهت مهلة طلب المحفظة المدمجة',
  alertSession: 'انتهت صلاحية الجلسة',
  alertProject: 'معرّف المشروع غير مضبوط',
}
