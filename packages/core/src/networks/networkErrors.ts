import { defineErrors } from '../errors/defineErrors.js'

/** Makes errors of domain `network`: definitions of networks. */
export const networkErrors = defineErrors({
  'network/invalid': {
    message: (p: { id: unknown; reason: string }) =>
      `The definition of network "${String(p.id)}" is invalid: ${p.reason}.`,
  },
})
