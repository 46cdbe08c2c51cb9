import { switchNetwork } from '@portico/controllers'
import type { CaipNetworkId, Network } from '@portico/core'
import { useCallback } from 'react'
import { type MutationProgress, useMutation } from '../bindings/useMutation.js'
import { usePorticoState } from '../bindings/usePorticoState.js'

/** What `useNetwork` returns. */
export type UseNetworkReturnType = {
  /** The network chosen in the app. */
  readonly network: Network
  /** Every network the app offers. */
  readonly networks: readonly Network[]
  /** The network the wallet is on; may be one the app does not offer. */
  readonly walletNetwork: CaipNetworkId | undefined
  /** Whether the wallet's network is one the app offers. */
  readonly isSupported: boolean
  /** Asks the wallet to move, or only sets the app's choice while none is connected. Never rejects, see `error`. */
  readonly switchNetwork: (networkId: CaipNetworkId) => Promise<void>
  /** The same, rejecting with a `PorticoError`. */
  readonly switchNetworkAsync: (networkId: CaipNetworkId) => Promise<void>
  readonly isSwitching: boolean
  readonly status: MutationProgress<void>['status']
  readonly error: unknown
}

/**
 * Returns the active network and lets the user change it.
 *
 * @example
 * const { network, networks, switchNetwork } = useNetwork()
 */
export function useNetwork(): UseNetworkReturnType {
  const part = usePorticoState(({ network, networks, namespaces, activeNamespace }) => ({
    network,
    networks,
    walletNetwork: namespaces[activeNamespace]?.networkId,
    isSupported: namespaces[activeNamespace]?.supported ?? true,
  }))
  const { mutate, mutateAsync, status, error } = useMutation(switchNetwork)
  const change = useCallback((networkId: CaipNetworkId) => mutate({ networkId }), [mutate])
  const changeAsync = useCallback((networkId: CaipNetworkId) => mutateAsync({ networkId }), [mutateAsync])
  return {
    ...part,
    switchNetwork: change,
    switchNetworkAsync: changeAsync,
    isSwitching: status === 'pending',
    status,
    error,
  }
}
