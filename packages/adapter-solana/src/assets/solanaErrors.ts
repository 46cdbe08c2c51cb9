import { defineErrors } from '@portico/core'

export const solanaErrors = defineErrors({
  'solana/rpc-failed': {
    message: (params: { readonly network: string }) =>
      `The RPC endpoint of ${params.network} gave no usable balance; check customRpcUrls.`,
  },
})
