import { type ConnectorInfo, type ConnectParameters, connect } from '@portico/controllers'
import { useCallback } from 'react'
import { useCommand } from './useCommand.js'
import { usePorticoState } from './usePorticoState.js'

/** What `useConnect` returns. */
export type UseConnectReturnType = {
  /** Wallets and other ways to connect that are known now; more may arrive. */
  readonly connectors: readonly ConnectorInfo[]
  /** Opens the wallet's own prompt. Never rejects: `status` and `error` tell how it went. */
  readonly connect: (parameters: ConnectParameters) => Promise<void>
  readonly status: 'idle' | 'running' | 'error'
  readonly error: unknown
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
  const { run, ...progress } = useCommand(connect)
  const start = useCallback(async (parameters: ConnectParameters) => void (await run(parameters)), [run])
  return { connectors, connect: start, ...progress }
}
