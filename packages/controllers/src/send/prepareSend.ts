import { type PreparedTransfer, walletErrors } from '@portico/core'
import { settle } from '@portico/core/internal'
import { snapshot } from 'valtio/vanilla'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'

type PrepareParameters = { readonly amount: bigint; readonly to: string; readonly signal: AbortSignal }

/** Has the adapter check and price a transfer of the form's token. Rejects with `send/aborted` as soon as aborted. */
export async function prepareSend(
  portico: Portico,
  { amount, to, signal }: PrepareParameters,
): Promise<PreparedTransfer> {
  const { connections, loadActions } = portico[internals]
  const { from, namespace, network, token } = snapshot(getPart(portico, sendPart))
  if (!from || !namespace || !network) throw sendErrors('send/not-connected')
  if (!token) throw sendErrors('send/not-ready', { problem: 'select-token' })
  const connection = connections.get(namespace)
  if (!connection) throw walletErrors('wallet/disconnected')
  const prepare = async () => {
    const actions = await loadActions(namespace)
    return actions.prepareTransfer({ connection, network, from, to, token, amount, signal })
  }
  return settle(prepare, { signal, toAbortError: () => sendErrors('send/aborted') })
}
