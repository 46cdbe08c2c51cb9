import { type SignTypedDataParameters, type SignTypedDataReturnType, signTypedData } from '@portico/controllers'
import { type MutationProgress, useMutation } from '../bindings/useMutation.js'

/** What `useSignTypedData` returns. */
export type UseSignTypedDataReturnType = MutationProgress<SignTypedDataReturnType> & {
  /** Asks the wallet to sign EIP-712 data. Never rejects: `status`, `data` and `error` tell how it went. */
  readonly signTypedData: (parameters: SignTypedDataParameters) => Promise<void>
  /** The same, resolving with the signature or rejecting with a `PorticoError`. */
  readonly signTypedDataAsync: (parameters: SignTypedDataParameters) => Promise<SignTypedDataReturnType>
  readonly reset: () => void
}

/**
 * Signs structured data (EIP-712) with the connected account.
 *
 * @example
 * const { signTypedData } = useSignTypedData()
 * await signTypedData({ typedData: { domain, types, primaryType: 'Order', message } })
 */
export function useSignTypedData(): UseSignTypedDataReturnType {
  const { mutate, mutateAsync, ...progress } = useMutation(signTypedData)
  return { signTypedData: mutate, signTypedDataAsync: mutateAsync, ...progress }
}
