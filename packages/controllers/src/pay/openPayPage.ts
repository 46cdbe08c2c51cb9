import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { payErrors } from './payErrors.js'
import { payPart } from './payPart.js'
import { trackPayment } from './trackPay.js'

/** What `openPayPage` takes. */
export type OpenPayPageParameters = {
  /**
   * Whether the page has been opened already, as by a link with the payment's `url`. Default `false`: it is opened here,
   * in a tab of its own that cannot reach this one.
   */
  readonly isOpened?: boolean | undefined
}

/**
 * Opens the exchange's page of the payment, again if it was closed. Call it in the task of the click, or the browser
 * blocks the page as a pop-up.
 *
 * @param portico The instance.
 * @param parameters Whether it is open already.
 * @throws `pay/not-ready` while there is no page.
 */
export function openPayPage(portico: Portico, { isOpened = false }: OpenPayPageParameters = {}): void {
  const state = getPart(portico, payPart)
  const { payment } = state
  if (payment?.url === undefined) throw payErrors('pay/not-ready', {})
  if (!isOpened) window.open(payment.url, '_blank', 'noopener,noreferrer')
  if (payment.phase !== 'ready') return
  // The exchange's time begins now, not when its page became known.
  state.payment = { ...payment, phase: 'waiting', startedAt: portico[internals].clock.now() }
  trackPayment(portico, 'PAY_INITIATED', state.payment)
}
