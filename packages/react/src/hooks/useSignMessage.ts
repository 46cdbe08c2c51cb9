import { type SignMessageParameters, type SignMessageReturnType, signMessage } from '@portico/controllers'
import { type MutationProgress, useMutation } from '../bindings/useMutation.js'

/** What `useSignMessage` returns. */
export type UseSignMessageReturnType = MutationProgress<SignMessageReturnType> & {
  /** Asks the wallet to sign a text. Never rejects: `status`, `data` and `error` tell how it went. */
  readonly signMessage: (parameters: SignMessageParameters) => Promise<void>
  /** The same, resolving with the signature or rejecting with a `PorticoError`. */
  readonly signMessageAsync: (parameters: SignMessageParameters) => Promise<SignMessageReturnType>
  readonly reset: () => void
}

/**
 * Signs a text with the connected account.
 *
 * @example
 * const { signMessage, data } = useSignMessage()
 * return <button onClick={() => signMessage({ message: 'Hello' })}>{data ?? 'Sign'}</button>
 */
export function useSignMessage(): UseSignMessageReturnType {
  const { mutate, mutateAsync, ...progress } = useMutation(signMessage)
  return { signMessage: mutate, signMessageAsync: mutateAsync, ...progress }
}
