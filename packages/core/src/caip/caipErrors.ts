import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `caip`. */
export const caipErrors = defineErrors({
  'caip/invalid-network-id': {
    message: (p: { value: unknown }) =>
      `"${String(p.value)}" is not a chain id of the form namespace:reference (CAIP-2).`,
  },
  'caip/invalid-address': {
    message: (p: { value: unknown }) =>
      `"${String(p.value)}" is not an account id of the form namespace:reference:address (CAIP-10).`,
  },
})
