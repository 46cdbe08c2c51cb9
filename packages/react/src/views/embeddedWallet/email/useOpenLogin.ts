import { embeddedWalletPart } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'

export type OpenLogin = {
  readonly namespace: ChainNamespace
  /** `undefined` where the login has none. */
  readonly email: string | undefined
}

/**
 * Returns the embedded wallet's login if it can connect another namespace; else `undefined`.
 *
 * @param namespace The namespace to connect.
 */
export function useOpenLogin(namespace: ChainNamespace | undefined): OpenLogin | undefined {
  const { user } = usePartState(embeddedWalletPart)
  const serves = usePorticoState(({ connectors }) =>
    connectors.some(({ type, namespaces }) => type === 'AUTH' && namespace && namespaces.includes(namespace)),
  )
  const isOpen = usePorticoState(({ namespaces }) =>
    Object.values(namespaces).some(({ status, connectorId }) => status === 'connected' && connectorId === 'AUTH'),
  )
  return namespace && serves && isOpen ? { namespace, email: user?.email ?? undefined } : undefined
}
