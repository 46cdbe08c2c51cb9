import { formatAmount, transferErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { quoteTransaction } from '../transactions/quoteTransaction.js'
import { editSend } from './editSend.js'
import { getSendBalance } from './getSendBalance.js'
import { priceAll } from './priceAll.js'
import { sendErrors } from './sendErrors.js'
import { sendWorkPart } from './sendWorkPart.js'

/** What `setMaxAmount` takes. */
export type SetMaxAmountParameters = {
  /** Aborts the estimate. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Sets the amount to the maximum: the balance, less the highest network fee for the native currency. `reviewSend`
 * adjusts it again if the recipient causes another fee.
 *
 * @param portico The instance.
 * @param options Aborts the estimate.
 * @throws `transfer/insufficient-funds` if the balance does not cover the fee, `send/not-ready` while the balance is
 * unknown, `send/aborted`, `send/in-progress`, and errors of the adapter.
 */
export async function setMaxAmount(portico: Portico, { signal }: SetMaxAmountParameters = {}): Promise<void> {
  const state = editSend(portico)
  const { token } = state
  const balance = getSendBalance(state, token)
  if (!token || balance === undefined) throw sendErrors('send/not-ready', { problem: 'select-token' })
  const set = (amount: bigint) => {
    state.amount = amount
    state.amountText = formatAmount(amount, token.decimals)
  }
  const work = getPart(portico, sendWorkPart)
  if (token.address) return set(balance)
  const price = async (running: AbortSignal) => {
    const to = state.recipient.address ?? state.from ?? ''
    if (balance === 0n) throw transferErrors('transfer/insufficient-funds')
    const all = await priceAll(portico, { balance, to, signal: running })
    if (balance <= all.maxFee) throw transferErrors('transfer/insufficient-funds')
    set(balance - all.maxFee)
    work.max = true
    return all
  }
  await quoteTransaction(portico, { state, work, price, signal })
}
