import { defineErrors } from './defineErrors.js'

/** Creates errors of domain `transfer`: checking, pricing, sending and watching a transfer. */
export const transferErrors = defineErrors({
  'transfer/insufficient-funds': { message: 'The native balance does not cover the amount and the network fee.' },
  'transfer/insufficient-token': { message: 'The token balance does not cover the amount.' },
  'transfer/unsupported-chain': { message: 'Unsupported chain' },
  'transfer/reverted': { message: 'The transaction was mined but reverted. Nothing was transferred but the fee.' },
  'transfer/replaced': { message: 'The transaction was replaced by another one of the same account.' },
  'transfer/estimate-failed': { message: 'The network fee could not be estimated; the transfer would likely fail.' },
  'transfer/invalid-amount': { message: 'The amount must be positive and in base units.' },
  'transfer/expired': { message: 'The transaction expired before a block took it. Prepare it again.' },
})
