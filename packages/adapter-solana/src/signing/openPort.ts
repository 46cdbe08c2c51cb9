import { type CaipNetworkId, type Connection, walletErrors } from '@portico/core'
import { openRequestPort } from './openRequestPort.js'
import { openStandardPort } from './openStandardPort.js'
import type { SigningPort } from './SigningPort.js'

export type OpenPortParameters = {
  readonly connection: Connection
  readonly address: string
  /** Default: the network the connection is on. */
  readonly networkId?: CaipNetworkId | undefined
}

/**
 * Finds the way to an account of a connection's wallet. Throws `wallet/unauthorized` when the wallet does not share it.
 *
 * @param parameters The connection, the account and the network.
 */
export function openPort({ connection, address, networkId }: OpenPortParameters): SigningPort {
  if (!connection.accounts('solana').some((account) => account.address === address))
    throw walletErrors('wallet/unauthorized', { address })
  const provider = connection.provider('solana')
  const target = { address, networkId: networkId ?? connection.networkId('solana') }
  return provider.wallet
    ? openStandardPort({ ...target, wallet: provider.wallet })
    : openRequestPort({ ...target, provider })
}
