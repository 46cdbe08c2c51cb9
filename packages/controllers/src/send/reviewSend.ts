import { formatAmount, transferErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { quoteTransaction } from '../transactions/quoteTransaction.js'
import { editSend } from './editSend.js'
import { getSendBalance } from './getSendBalance.js'
import { getSendProblem } from './getSendProblem.js'
import { prepareSend } from './prepareSend.js'
import { priceAll } from './priceAll.js'
import { sendErrors } from './sendErrors.js'
import { sendWorkPart } from './sendWorkPart.js'

/** What `reviewSend` takes. */
export type ReviewSendParameters = {
  /** Aborts the check. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Validates the form and prices the transfer, so that it can be shown and confirmed. Afterwards `quote` is `ready`.
 *
 * @param portico The instance.
 * @param options Aborts the check.
 * @throws `send/not-ready` with the problem of `getSendProblem`, `transfer/insufficient-funds` if the balance does not
 * cover the fee, `send/aborted`, `send/in-progress`, and errors of the adapter.
 */
export async function reviewSend(portico: Portico, { signal }: ReviewSendParameters = {}): Promise<void> {
  const state = editSend(portico)
  const work = getPart(portico, sendWorkPart)
  const problem = getSendProblem(state)
  const { address: to } = state.recipient
  if (problem || !to) throw sendErrors('send/not-ready', { problem })
  const price = async (running: AbortSignal) => {
    const native = getSendBalance(state, {})
    if (work.max && native !== undefined && state.token) {
      const { maxFee } = await priceAll(portico, { balance: native, to, signal: running })
      if (native <= maxFee) throw transferErrors('transfer/insufficient-funds')
      state.amount = native - maxFee
      state.amountText = formatAmount(state.amount, state.token.decimals)
    }
    const amount = state.amount ?? 0n
    const transfer = await prepareSend(portico, { amount, to, signal: running })
    const spent = (state.token?.address ? 0n : amount) + transfer.maxFee + (transfer.details?.rent ?? 0n)
    if (native !== undefined && spent > native) throw transferErrors('transfer/insufficient-funds')
    work.prepared = { transfer, at: portico[internals].clock.now() }
    return transfer
  }
  await quoteTransaction(portico, { state, work, price, signal })
}
