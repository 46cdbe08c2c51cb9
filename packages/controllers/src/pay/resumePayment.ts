import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { followPayment } from './followPayment.js'
import { paymentKey } from './paymentKey.js'
import { payPart, payWorkPart } from './payPart.js'

/**
 * Resumes watching a payment of an earlier page, or one that was not seen in time. Polls one that is watched already at
 * once, for a user who returns from the exchange's page. Does nothing without a payment.
 *
 * @param portico The instance.
 */
export function resumePayment(portico: Portico): void {
  const state = getPart(portico, payPart)
  if (state.payment) {
    if (state.payment.phase === 'unseen') {
      state.payment = { ...state.payment, phase: state.payment.hash ? 'confirming' : 'waiting', paidAt: undefined }
      followPayment(portico)
    } else getPart(portico, payWorkPart).look.abort()
    return
  }
  const { clock, store } = portico[internals]
  const kept = store.get(paymentKey)
  if (!kept) return
  // A clock that was set back must not prolong it.
  const startedAt = Math.min(kept.startedAt, clock.now())
  const phase = kept.paidAt === undefined ? 'waiting' : 'confirming'
  state.payment = { ...kept, amount: BigInt(kept.amount), startedAt, phase }
  followPayment(portico)
}
