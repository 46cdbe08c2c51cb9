import { defineErrors } from './defineErrors.js'

/** Creates errors of domain `wallet`: what a wallet answered. Codes follow EIP-1193, EIP-1474 and EIP-3085. */
export const walletErrors = defineErrors({
  'wallet/rejected': { message: 'The person declined the request in the wallet. Offer to try again.', rpcCode: 4001 },
  'wallet/unauthorized': {
    message: 'The wallet has not authorized this account or method. Connect first.',
    rpcCode: 4100,
  },
  'wallet/unsupported-method': { message: 'The wallet does not support the requested method.', rpcCode: 4200 },
  'wallet/disconnected': { message: 'The wallet is disconnected from all networks. Connect again.', rpcCode: 4900 },
  'wallet/chain-disconnected': { message: 'The wallet is not connected to the requested network.', rpcCode: 4901 },
  'wallet/unrecognized-chain': { message: 'The wallet does not know the network. Add it first.', rpcCode: 4902 },
  'wallet/request-pending': {
    message: 'A request already waits in the wallet. Open the wallet to answer it.',
    rpcCode: -32002,
  },
  'wallet/invalid-chain-id': { message: 'The wallet failed, or refused the chain id.', rpcCode: -32603 },
  'wallet/default': { message: 'The wallet reported a failure without saying which.', rpcCode: 5000 },
  'wallet/not-installed': { message: 'The wallet is not installed in this browser.' },
  'wallet/no-accounts': { message: 'The wallet shared no account. Choose at least one account in the wallet.' },
  'wallet/locked': { message: 'The wallet is locked. Unlock it and try again.' },
  'wallet/invalid-response': {
    message: (p: { method?: string }) => `The wallet gave an invalid answer${p.method ? ` to ${p.method}` : ''}.`,
  },
  'wallet/failed': {
    message: (p: { reason?: string }) => `The wallet request failed${p.reason ? `: ${p.reason}` : '.'}`,
  },
})
