import type { NamespaceState } from '@portico/controllers'
import { disconnected } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { usePorticoState } from '../bindings/usePorticoState.js'

/** What `useAccount` takes. */
export type UseAccountParameters = {
  /** Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/** What `useAccount` returns. */
export type UseAccountReturnType = NamespaceState & {
  readonly namespace: ChainNamespace
  /** Whether a wallet is connected. `false` while an earlier connection is being resumed, see `status`. */
  readonly isConnected: boolean
}

const none: NamespaceState = { ...disconnected('initial'), caipAddress: undefined, supported: false }

/**
 * Returns the connected account and the state of its connection.
 *
 * @param parameters Which namespace; the active one by default.
 * @example
 * const { address, isConnected } = useAccount()
 */
export function useAccount({ namespace }: UseAccountParameters = {}): UseAccountReturnType {
  return usePorticoState((state) => {
    const name = namespace ?? state.activeNamespace
    const account = state.namespaces[name] ?? none
    return { ...account, namespace: name, isConnected: account.status === 'connected' }
  })
}
