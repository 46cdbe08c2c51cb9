import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { keepPurchase } from './followPurchase.js'
import { onrampPart, onrampWorkPart } from './onrampPart.js'
import { isUnderWay } from './startPurchase.js'

/**
 * Stops watching the purchase. What was paid already still arrives: only the provider can cancel that. Clears a purchase
 * that has ended.
 *
 * @param portico The instance.
 */
export function cancelPurchase(portico: Portico): void {
  const state = getPart(portico, onrampPart)
  const { purchase } = state
  if (!purchase) return
  getPart(portico, onrampWorkPart).follow.abort()
  const canceled = { ...purchase, phase: 'canceled' } as const
  keepPurchase(portico, canceled)
  state.purchase = isUnderWay(purchase) ? canceled : undefined
  // A provider's page may work only once.
  state.askedAt = undefined
}
