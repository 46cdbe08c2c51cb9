import { defineErrors } from './defineErrors.js'

/** Creates errors of domain `address`. */
export const addressErrors = defineErrors({
  'address/invalid': { message: (p: { address: string }) => `"${p.address}" is not an address of this network.` },
})
