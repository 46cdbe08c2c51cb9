import type { receive as english } from '../en/receive.js'
import type { Translation } from '../Translation.js'

export const receive: Translation<typeof english> = {
  title: 'استلام',
}
