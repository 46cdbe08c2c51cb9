import { defineErrors } from '@portico/core'

/** Creates errors of domain `provider`: requests over a WalletConnect session. */
export const providerErrors = defineErrors({
  'provider/not-connected': { message: 'Please call connect() before request()', rpcCode: 4900 },
  'provider/namespace-not-configured': {
    message: 'Namespace is not configured',
    rpcCode: 4901,
  },
  'provider/no-rpc-url': { message: 'No RPC url provided for chainId' },
  'provider/request-expired': { message: 'Request expired' },
  'provider/outcome-unknown': {
    message: (p: { method: string }) =>
      `The wallet did not answer ${p.method}, and whether it was sent is not known: look at the account before you send it again.`,
  },
  'provider/calls-status-not-approved': {
    message: 'Fetching call status not approved by the wallet.',
    rpcCode: 4200,
  },
  'provider/address-missing': {
    message: 'Missing address parameter in wallet_getCapabilities request',
    rpcCode: -32602,
  },
})
