import { type ChainNamespace, type Connection, walletErrors } from '@portico/core'
import { waitForResume } from '../connection/restore/waitForResume.js'
import { ensureLive } from '../instance/ensureLive.js'
import type { Portico } from '../instance/Portico.js'

/** The account that signs. */
export type SignerParameters = {
  /** Default: the active one. */
  readonly namespace?: ChainNamespace | undefined
  /** One of the namespace's accounts. Default: the selected one. */
  readonly address?: string | undefined
}

/** A connected account, and the connection to its wallet. */
export type Signer = {
  readonly namespace: ChainNamespace
  readonly address: string
  readonly connection: Connection
}

/**
 * Returns the account that signs, once a connection that is being restored is ready. Throws `wallet/disconnected`
 * without a live connection, `wallet/unauthorized` for an account that the wallet has not shared.
 */
export async function getSigner(portico: Portico, parameters: SignerParameters): Promise<Signer> {
  const { connections, stores } = ensureLive(portico)
  const namespace = parameters.namespace ?? stores.connection.activeNamespace
  await waitForResume(portico, namespace)
  const link = stores.connection.namespaces[namespace]
  const connection = connections.get(namespace)
  const address = parameters.address ?? link?.address
  if (!link || !connection || address === undefined) throw walletErrors('wallet/disconnected')
  if (!link.accounts.some((account) => account.address === address)) throw walletErrors('wallet/unauthorized')
  return { namespace, address, connection }
}
