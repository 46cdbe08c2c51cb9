import { type CaipAddress, formatAmount } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { requestPayUrl } from '../services/blockchainApi/pay/requestPayUrl.js'
import { followPayment, isPaymentUnderWay } from './followPayment.js'
import { getPayProblem } from './getPayProblem.js'
import type { Payment, PayState } from './PayState.js'
import { payErrors } from './payErrors.js'
import { payPart, payWorkPart } from './payPart.js'
import { trackPayment } from './trackPay.js'

/** What `choosePayExchange` takes. */
export type ChoosePayExchangeParameters = {
  /** Id of one of the form's `exchanges`. */
  readonly exchangeId: string
}

/**
 * Chooses who pays, and asks that exchange for the page of this payment, which `openPayPage` opens. From then on the
 * payment is followed: the page may be opened by other ways too.
 *
 * @param portico The instance.
 * @param parameters The exchange.
 * @returns Resolves once the page is known, that has failed (the payment's `error` says why), or the payment was canceled.
 * @throws `pay/in-progress`, `pay/unknown-exchange`, `pay/not-ready`
 */
export async function choosePayExchange(portico: Portico, { exchangeId }: ChoosePayExchangeParameters): Promise<void> {
  const { clock, logger } = portico[internals]
  const state = getPart(portico, payPart)
  const work = getPart(portico, payWorkPart)
  if (isPaymentUnderWay(state.payment)) throw payErrors('pay/in-progress')
  const payment = describePayment(state, { exchangeId, startedAt: clock.now() })
  work.follow.abort()
  const controller = new AbortController()
  work.follow = controller
  const { signal } = controller
  state.payment = payment
  trackPayment(portico, 'PAY_EXCHANGE_SELECTED', payment)
  const { asset, amount, exchange, recipient } = payment
  try {
    const { url, sessionId } = await requestPayUrl(portico, {
      exchangeId,
      asset: asset.id,
      amount: formatAmount(amount, asset.decimals),
      recipient: `${asset.networkId}:${recipient}` as CaipAddress,
      signal,
    })
    if (signal.aborted) return
    state.payment = { ...payment, phase: 'ready', url, sessionId }
    followPayment(portico)
  } catch (cause) {
    if (signal.aborted) return
    logger.warn('an exchange named no page', { exchange: exchange.id, error: cause })
    const error = payErrors('pay/page-failed', { exchange: exchange.name }, { cause })
    state.payment = { ...payment, phase: 'failed', error }
    trackPayment(portico, 'PAY_ERROR', state.payment)
  }
}

function describePayment(
  state: PayState,
  { exchangeId, startedAt }: { readonly exchangeId: string; readonly startedAt: number },
): Payment {
  const { amount, asset, isOwn, recipient } = state
  const exchange = state.exchanges.find(({ id }) => id === exchangeId)
  if (!exchange) throw payErrors('pay/unknown-exchange')
  const problem = getPayProblem(state)
  if (problem || !asset || amount === undefined || recipient === undefined)
    throw payErrors('pay/not-ready', { problem })
  return { id: crypto.randomUUID(), exchange, asset, amount, recipient, isOwn, startedAt, phase: 'preparing' }
}
