import type { ConnectorInfo } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { ChainNamespace } from '@portico/core'
import { usePorticoInstance } from '../bindings/usePorticoInstance.js'
import { usePorticoState } from '../bindings/usePorticoState.js'

/** What `useWalletInfo` returns. */
export type UseWalletInfoReturnType = {
  /** The wallet's name; of one that is reached over WalletConnect, its name in its own words. */
  readonly name: string
  readonly connectorId: string
  /** How the wallet is reached. */
  readonly type: ConnectorInfo['type']
  /** URL of the picture, where the wallet brings one. */
  readonly image: string | undefined
  readonly rdns: string | undefined
}

/**
 * Returns the connected wallet; `undefined` while none is connected.
 *
 * @param parameters Which namespace; the active one by default.
 * @example
 * const wallet = useWalletInfo()
 * return wallet && <p>Connected with {wallet.name}</p>
 */
export function useWalletInfo({
  namespace,
}: {
  readonly namespace?: ChainNamespace | undefined
} = {}): UseWalletInfoReturnType | undefined {
  const portico = usePorticoInstance()
  const { name, connector } = usePorticoState((state) => {
    const target = namespace ?? state.activeNamespace
    const link = state.namespaces[target]
    const isConnected = link?.status === 'connected'
    return {
      name: target,
      connector: isConnected ? state.connectors.find(({ id }) => id === link.connectorId) : undefined,
    }
  })
  if (!connector) return undefined
  const peer = getInternals(portico).connections.get(name)?.peer
  const { id, type, image, rdns } = connector
  return { name: peer?.name ?? connector.name, connectorId: id, type, image: peer?.icons?.[0] ?? image, rdns }
}
