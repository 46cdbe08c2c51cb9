import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { followPurchase } from './followPurchase.js'
import { onrampPart } from './onrampPart.js'
import { purchaseKey } from './purchaseKey.js'

/**
 * Resumes watching a purchase of an earlier page, or one that was not seen in time. Does nothing without a purchase.
 *
 * @param portico The instance.
 */
export function resumePurchase(portico: Portico): void {
  const state = getPart(portico, onrampPart)
  if (state.purchase) {
    if (state.purchase.phase !== 'unseen') return
  } else {
    const { clock, store } = portico[internals]
    const kept = store.get(purchaseKey)
    if (!kept) return
    const { expected, before, ...rest } = kept
    const toUnits = (text: string | undefined) => (text === undefined ? undefined : BigInt(text))
    // A clock that was set back must not prolong it.
    const startedAt = Math.min(rest.startedAt, clock.now())
    state.purchase = { ...rest, startedAt, phase: 'waiting', expected: toUnits(expected), before: toUnits(before) }
  }
  followPurchase(portico)
}
