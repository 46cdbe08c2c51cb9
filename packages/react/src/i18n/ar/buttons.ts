import type { buttons as english } from '../en/buttons.js'
import type { Translation } from '../Messages.js'

export const buttons: Translation<typeof english> = {
  connect: 'ربط المحفظة',
  connecting: 'جارٍ الاتصال…',
  network: 'الشبكة',
  unsupported: 'شبكة غير مدعومة',
  failed: 'تعذّر التحميل. حاول مرة أخرى، وإن استمر فأعد تحميل الصفحة.',
}
