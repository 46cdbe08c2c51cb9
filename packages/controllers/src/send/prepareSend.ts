import type { PreparedTransfer } from '@portico/core'
import { snapshot } from 'valtio/vanilla'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { prepareTransfer } from '../transactions/prepareTransfer.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'

type PrepareParameters = { readonly amount: bigint; readonly to: string; readonly signal: AbortSignal }

/**
 * Lets the adapter check and price a transfer of the form's token. Rejects with `send/aborted` as soon as it is
 * aborted.
 */
export async function prepareSend(portico: Portico, parameters: PrepareParameters): Promise<PreparedTransfer> {
  const { from, namespace, networkId, token } = snapshot(getPart(portico, sendPart))
  if (!from || !namespace || !networkId) throw sendErrors('send/not-connected')
  if (!token) throw sendErrors('send/not-ready', { problem: 'select-token' })
  const toAbortError = () => sendErrors('send/aborted')
  return prepareTransfer(portico, { namespace, networkId, from, token, toAbortError, ...parameters })
}
