import { defineErrors } from './defineErrors.js'

/** Creates errors of domain `internal`: a part of an instance was used before it was set up. */
export const internalErrors = defineErrors({
  'internal/network-client-not-set': { message: 'NetworkController client not set' },
  'internal/connection-client-chain-required': { message: 'Chain is required to get connection controller client' },
  'internal/connection-client-not-set': { message: 'ConnectionController client not set' },
  'internal/account-data-chain-required': { message: 'Chain is required to update chain account data' },
  'internal/account-prop-chain-required': { message: 'Chain is required to set account prop' },
})
