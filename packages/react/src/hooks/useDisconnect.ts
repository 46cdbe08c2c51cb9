import { type DisconnectParameters, disconnect } from '@portico/controllers'
import { type MutationProgress, useMutation } from '../bindings/useMutation.js'

/** What `useDisconnect` returns. */
export type UseDisconnectReturnType = MutationProgress<void> & {
  /** Ends the connection of one namespace, or of all. Never rejects: `status` and `error` tell how it went. */
  readonly disconnect: (parameters?: DisconnectParameters) => Promise<void>
  /** The same, rejecting with a `PorticoError`. */
  readonly disconnectAsync: (parameters?: DisconnectParameters) => Promise<void>
  readonly reset: () => void
}

/**
 * Disconnects the wallet. The app's side ends at once, whatever the wallet answers.
 *
 * @example
 * const { disconnect } = useDisconnect()
 */
export function useDisconnect(): UseDisconnectReturnType {
  const { mutate, mutateAsync, ...progress } = useMutation(disconnect)
  return { disconnect: mutate, disconnectAsync: mutateAsync, ...progress }
}
