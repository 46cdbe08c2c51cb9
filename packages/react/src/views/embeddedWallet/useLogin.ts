import { getInternals } from '@portico/controllers/internal'
import { embeddedWalletPart } from '@portico/controllers/ui'
import { emailKey } from '@portico/core/internal'
import { usePartState } from '../../bindings/usePartState.js'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../bindings/usePorticoState.js'

/** Returns whether the embedded wallet is connected, and with which address. */
export function useLogin(): { readonly isConnected: boolean; readonly email: string | undefined } {
  const { store } = getInternals(usePorticoInstance())
  const { user } = usePartState(embeddedWalletPart)
  const isConnected = usePorticoState(({ namespaces }) =>
    Object.values(namespaces).some(({ connectorId, address }) => connectorId === 'AUTH' && address !== undefined),
  )
  return { isConnected, email: user?.email ?? store.get(emailKey) }
}
