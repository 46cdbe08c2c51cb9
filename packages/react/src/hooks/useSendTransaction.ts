import { type SendTransactionParameters, type SendTransactionReturnType, sendTransaction } from '@portico/controllers'
import { type MutationProgress, useMutation } from '../bindings/useMutation.js'

/** What `useSendTransaction` returns. */
export type UseSendTransactionReturnType = MutationProgress<SendTransactionReturnType> & {
  /** Asks the wallet to sign and send a transaction. Never rejects: `status`, `data` and `error` tell how it went. */
  readonly sendTransaction: (parameters: SendTransactionParameters) => Promise<void>
  /** The same, resolving with the transaction's hash or rejecting with a `PorticoError`. */
  readonly sendTransactionAsync: (parameters: SendTransactionParameters) => Promise<SendTransactionReturnType>
  readonly reset: () => void
}

/**
 * Sends a transaction from the connected account on an EVM network.
 *
 * @example
 * const { sendTransaction, data: hash } = useSendTransaction()
 * return <button onClick={() => sendTransaction({ to, value: 10n ** 15n })}>Pay</button>
 */
export function useSendTransaction(): UseSendTransactionReturnType {
  const { mutate, mutateAsync, ...progress } = useMutation(sendTransaction)
  return { sendTransaction: mutate, sendTransactionAsync: mutateAsync, ...progress }
}
