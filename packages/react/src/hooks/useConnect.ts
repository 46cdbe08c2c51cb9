import { type ConnectorInfo, type ConnectParameters, type ConnectReturnType, connect } from '@portico/controllers'
import { type MutationProgress, useMutation } from '../bindings/useMutation.js'
import { usePorticoState } from '../bindings/usePorticoState.js'

/** What `useConnect` returns. */
export type UseConnectReturnType = MutationProgress<ConnectReturnType> & {
  /** Wallets and other ways to connect that are known now; more may arrive. */
  readonly connectors: readonly ConnectorInfo[]
  /** Opens the wallet's own prompt. Never rejects: `status` and `error` tell how it went. */
  readonly connect: (parameters: ConnectParameters) => Promise<void>
  /** The same, resolving with what was connected or rejecting with a `PorticoError`. */
  readonly connectAsync: (parameters: ConnectParameters) => Promise<ConnectReturnType>
  readonly reset: () => void
}

/**
 * Connects a wallet without the modal.
 *
 * @example
 * const { connectors, connect } = useConnect()
 * return connectors.map(({ id, name }) => <button key={id} onClick={() => connect({ connectorId: id })}>{name}</button>)
 */
export function useConnect(): UseConnectReturnType {
  const connectors = usePorticoState((state) => state.connectors)
  const { mutate, mutateAsync, ...progress } = useMutation(connect)
  return { connectors, connect: mutate, connectAsync: mutateAsync, ...progress }
}
