import type { AdapterContext, Connector, ConnectorType, Eip1193Provider } from '@portico/core'

/** A wallet of this browser. */
export type Wallet = {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly image?: string | undefined
  readonly rdns?: string | undefined
  readonly provider: Eip1193Provider
}

/**
 * Creates the connector of a wallet. Connecting and resuming are loaded on first use.
 *
 * @param context The instance's parts.
 * @param wallet The wallet to reach.
 */
export function createConnector(context: AdapterContext, { provider, ...wallet }: Wallet): Connector {
  const load = () => import('./connectWallet.js')
  return {
    ...wallet,
    namespaces: ['eip155'],
    load,
    connect: async ({ signal }) => (await load()).connectWallet(context, { connectorId: wallet.id, provider, signal }),
    restore: async ({ signal }) => (await load()).restoreWallet(context, { connectorId: wallet.id, provider, signal }),
  }
}
