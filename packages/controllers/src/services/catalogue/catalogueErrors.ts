import { defineErrors } from '@portico/core'

/** Errors of the wallet catalogue. */
export const catalogueErrors = defineErrors({
  'catalogue/invalid-reply': { message: 'The wallet catalogue did not answer with a list of wallets.' },
})
