import type { EmbeddedWalletState } from '@portico/controllers/embedded-wallet'
import { embeddedWalletPart } from '@portico/controllers/ui'
import type { Snapshot } from 'valtio/vanilla'
import { usePartState } from '../bindings/usePartState.js'
import { usePorticoState } from '../bindings/usePorticoState.js'

/** What `useEmbeddedWallet` returns. */
export type UseEmbeddedWalletReturnType = Pick<EmbeddedWalletState, 'accountType' | 'step'> & {
  /** Whether an account of the embedded wallet is connected. */
  readonly isConnected: boolean
  /** Who is logged in, as the wallet says. */
  readonly user: Snapshot<EmbeddedWalletState>['user']
  /** Address that the user logged in with. */
  readonly email: string | undefined
  /** EVM chain ids on which the wallet has smart accounts. */
  readonly smartAccountNetworks: readonly number[]
}

/**
 * Returns the state of the wallet that users log in to by e-mail.
 *
 * @example
 * const { isConnected, email } = useEmbeddedWallet()
 */
export function useEmbeddedWallet(): UseEmbeddedWalletReturnType {
  const { accountType, smartAccountNetworks, step, user } = usePartState(embeddedWalletPart)
  const isConnected = usePorticoState(({ connectors, namespaces }) =>
    Object.values(namespaces).some(
      ({ connectorId, status }) =>
        status === 'connected' && connectors.some(({ id, type }) => id === connectorId && type === 'AUTH'),
    ),
  )
  return { isConnected, user, email: user?.email ?? undefined, accountType, smartAccountNetworks, step }
}
