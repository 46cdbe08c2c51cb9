import type { errors as english } from '../en/errors.js'
import type { Translation } from '../Translation.js'

export const errors: Translation<typeof english> = {
  unknown: 'حدث خطأ ما. حاول مرة أخرى، وإن استمر فأعد تحميل الصفحة.',
}
