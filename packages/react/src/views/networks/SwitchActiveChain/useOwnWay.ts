import { getInternals } from '@portico/controllers/internal'
import { getWallet } from '@portico/controllers/ui'
import type { ChainNamespace } from '@portico/core'
import { emailKey } from '@portico/core/internal'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useConsent } from '../../../parts/legal/useConsent.js'

export type OwnWay = {
  /** A wallet's name, or the address of a login by e-mail. */
  readonly name: string
  /** The wallet to ask; `undefined` for the login, which connects without being asked. */
  readonly connectorId: string | undefined
}

/**
 * Returns the connected wallet or login, if it supports another namespace too.
 *
 * @param namespace The namespace to connect.
 */
export function useOwnWay(namespace: ChainNamespace): OwnWay | undefined {
  const portico = usePorticoInstance()
  const text = useMessages('networks')
  const { isMissing } = useConsent()
  const connectorId = usePorticoState((state) => state.namespaces[state.activeNamespace]?.connectorId)
  const connector = usePorticoState((state) => state.connectors.find(({ id }) => id === connectorId))
  if (connector?.type === 'AUTH') {
    // Terms that have to be accepted are shown by Connect.
    if (isMissing || !connector.namespaces.includes(namespace)) return undefined
    const email = getInternals(portico).store.get(emailKey)
    return { name: email === undefined ? text.emailLogin : isolate(email), connectorId: undefined }
  }
  const wallet = connectorId === undefined ? undefined : getWallet(portico, { connectorId })
  return wallet?.namespaces.includes(namespace) ? { name: wallet.name, connectorId: wallet.id } : undefined
}
