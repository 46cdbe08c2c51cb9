import { defineErrors } from '@portico/core'

export const siwxErrors = defineErrors({
  'siwx/invalid-message': {
    message: (params: { readonly field: string }) =>
      `The sign-in message is not valid at "${params.field}"; see EIP-4361 and CAIP-122 for its form.`,
  },
})
