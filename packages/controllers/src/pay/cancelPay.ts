import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { isPaymentUnderWay, keepPayment } from './followPayment.js'
import { payPart, payWorkPart } from './payPart.js'

/**
 * Stops watching the payment. What was paid already still arrives: only the exchange can cancel that. Clears a payment
 * that has ended.
 *
 * @param portico The instance.
 */
export function cancelPay(portico: Portico): void {
  const state = getPart(portico, payPart)
  const { payment } = state
  if (!payment) return
  getPart(portico, payWorkPart).follow.abort()
  const canceled = { ...payment, phase: 'canceled', url: undefined } as const
  keepPayment(portico, canceled)
  // Nothing can have been paid before there was a page.
  state.payment = isPaymentUnderWay(payment) && payment.phase !== 'preparing' ? canceled : undefined
}
