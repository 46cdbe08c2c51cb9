import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `network`: definitions of networks. */
export const networkErrors = defineErrors({
  'network/invalid': {
    message: (p: { id: unknown; field: string }) =>
      `Network "${p.id}" has an invalid ${p.field}. Correct its definition.`,
  },
})
