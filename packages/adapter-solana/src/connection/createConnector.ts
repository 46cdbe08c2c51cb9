import type { AdapterContext, Connector } from '@portico/core'
import type { Wallet } from '@wallet-standard/base'

export type CreateConnectorParameters = {
  readonly id: string
  readonly name: string
  readonly image: string | undefined
  readonly wallet: Wallet
}

/**
 * Creates the connector of a Wallet Standard wallet. Connecting and resuming are loaded on first use.
 *
 * @param context The instance's parts.
 * @param parameters The wallet to reach, and what it says of itself.
 */
export function createConnector(context: AdapterContext, parameters: CreateConnectorParameters): Connector {
  const { wallet, ...facts } = parameters
  const load = () => import('./connectWallet.js')
  return {
    ...facts,
    type: 'ANNOUNCED',
    namespaces: ['solana'],
    load,
    connect: async ({ chains, signal }) =>
      (await load()).connectWallet(context, { connectorId: facts.id, wallet, chains, signal }),
    restore: async ({ chains = [], signal }) =>
      (await load()).restoreWallet(context, { connectorId: facts.id, wallet, chains, signal }),
  }
}
