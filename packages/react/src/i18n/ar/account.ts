import type { account as english } from '../en/account.js'
import type { Translation } from '../Translation.js'

export const account: Translation<typeof english> = {
  title: 'الحساب',
}
