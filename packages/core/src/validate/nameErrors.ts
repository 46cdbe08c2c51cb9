import { defineErrors } from '../errors/defineErrors.js'

/** Creates errors of domain `name`: name registration. */
export const nameErrors = defineErrors({
  'name/invalid-chain-id': { message: 'Invalid chainId' },
})
