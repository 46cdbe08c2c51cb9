import { defineErrors } from '@portico/core'

export const evmErrors = defineErrors({
  'evm/rpc-failed': {
    message: (params: { readonly network: string }) =>
      `No RPC endpoint of ${params.network} gave a usable answer; see the cause, check customRpcUrls.`,
  },
  'evm/invalid-typed-data': {
    message: 'The typed data does not follow EIP-712; nothing was sent to the wallet. See the cause.',
  },
})
