import {
  type ChainNamespace,
  type PorticoError,
  type PreparedTransfer,
  type TransferParameters,
  walletErrors,
} from '@portico/core'
import { settle } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'

export type PrepareTransferParameters = Omit<TransferParameters, 'connection'> & {
  readonly namespace: ChainNamespace
  /** Creates the error to reject with on abort. */
  readonly toAbortError: () => PorticoError
}

/**
 * Lets the adapter of a connected account check and price a transfer. Settles as soon as it is aborted.
 *
 * @throws `wallet/disconnected` without a live connection, and errors of the adapter.
 */
export async function prepareTransfer(
  portico: Portico,
  { namespace, toAbortError, ...transfer }: PrepareTransferParameters,
): Promise<PreparedTransfer> {
  const { connections, loadActions } = portico[internals]
  const connection = connections.get(namespace)
  if (!connection) throw walletErrors('wallet/disconnected')
  const prepare = async () => (await loadActions(namespace)).prepareTransfer({ connection, ...transfer })
  return settle(prepare, { signal: transfer.signal, toAbortError })
}
