import { disconnect } from '@portico/controllers'
import type { ChainNamespace } from '@portico/core'
import { useCallback } from 'react'
import { useCommand } from './useCommand.js'

/** What `useDisconnect` returns. */
export type UseDisconnectReturnType = {
  /** Ends the connection of one namespace, or of all. Never rejects: `status` and `error` tell how it went. */
  readonly disconnect: (parameters?: { readonly namespace?: ChainNamespace | undefined }) => Promise<void>
  readonly status: 'idle' | 'running' | 'error'
  readonly error: unknown
}

/**
 * Disconnects the wallet. The app's side ends at once, whatever the wallet answers.
 *
 * @example
 * const { disconnect } = useDisconnect()
 */
export function useDisconnect(): UseDisconnectReturnType {
  const { run, status, error } = useCommand(disconnect)
  const end = useCallback(
    async (parameters: { readonly namespace?: ChainNamespace | undefined } = {}) => void (await run(parameters)),
    [run],
  )
  return { disconnect: end, status, error }
}
