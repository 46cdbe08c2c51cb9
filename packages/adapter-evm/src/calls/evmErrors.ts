import { defineErrors } from '@portico/core'

export const evmErrors = defineErrors({
  'evm/rpc-failed': {
    message: (params: { readonly networkId: string }) =>
      `No RPC endpoint of ${params.networkId} gave a usable answer; see the cause, check customRpcUrls.`,
  },
  'evm/gateway-failed': {
    message: 'None of the gateways that a contract named gave a usable answer; only those over https are asked.',
  },
  'evm/outcome-unknown': {
    message: (params: { readonly method: string }) =>
      `The wallet approved, but its answers to ${params.method} name no transaction. It may have been sent: look at the account before it is sent again.`,
  },
  'evm/invalid-typed-data': {
    message: 'The typed data does not follow EIP-712; nothing was sent to the wallet. See the cause.',
  },
})
