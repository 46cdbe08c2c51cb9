import type { send as english } from '../en/send.js'
import type { Translation } from '../Translation.js'

export const send: Translation<typeof english> = {
  title: 'إرسال',
}
