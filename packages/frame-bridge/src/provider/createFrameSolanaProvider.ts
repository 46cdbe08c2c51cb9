import { walletErrors } from '@portico/core'
import type { FrameClient } from '../client/FrameClient.js'
import type { FrameRpcRequest } from '../protocol/rpcRequestSchema.js'

type Params<method extends FrameRpcRequest['method']> =
  Extract<FrameRpcRequest, { method: method }> extends {
    params: infer params
  }
    ? params
    : never

type Options = { readonly signal?: AbortSignal | undefined }

/** Solana signing by the embedded wallet. All bytes are base58 text, both ways. */
export type FrameSolanaProvider = {
  signMessage(params: Params<'solana_signMessage'>, options?: Options): Promise<{ readonly signature: string }>
  signTransaction(
    params: Params<'solana_signTransaction'>,
    options?: Options,
  ): Promise<{ readonly transaction: string }>
  signAllTransactions(
    params: Params<'solana_signAllTransactions'>,
    options?: Options,
  ): Promise<{ readonly transactions: readonly string[] }>
  signAndSendTransaction(
    params: Params<'solana_signAndSendTransaction'>,
    options?: Options,
  ): Promise<{ readonly signature: string }>
  /** The same by the method's name, such as `solana_signMessage`. Throws `wallet/unsupported-method` for any other. */
  request(args: { readonly method: string; readonly params?: unknown }, options?: Options): Promise<unknown>
}

const methods: readonly string[] = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
] satisfies readonly FrameRpcRequest['method'][]

/**
 * Makes the Solana provider of the embedded wallet.
 *
 * @param client The client of the frame.
 */
export function createFrameSolanaProvider(client: Pick<FrameClient, 'request'>): FrameSolanaProvider {
  const call =
    <params, result>(method: FrameRpcRequest['method']) =>
    (params: params, options?: Options) =>
      // The client checks the result's shape by the method's name.
      client.request({ method, params }, options) as Promise<result>
  return {
    signMessage: call('solana_signMessage'),
    signTransaction: call('solana_signTransaction'),
    signAllTransactions: call('solana_signAllTransactions'),
    signAndSendTransaction: call('solana_signAndSendTransaction'),
    async request({ method, params }, options) {
      if (!methods.includes(method)) throw walletErrors('wallet/unsupported-method')
      return client.request({ method, params }, options)
    },
  }
}
