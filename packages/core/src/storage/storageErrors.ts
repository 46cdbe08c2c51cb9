import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `storage`. */
export const storageErrors = defineErrors({
  'storage/cookie-too-large': {
    message: (p: { key: string; bytes: number }) =>
      `"${p.key}" takes ${p.bytes} bytes; browsers drop cookies over 4,096 bytes.`,
  },
})
