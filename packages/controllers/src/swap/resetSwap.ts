import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { createSwapState, swapPart } from './swapPart.js'
import { cancelSwapWork, dropAnswers, swapWorkPart } from './swapWorkPart.js'

/**
 * Clears the swap form and cancels what it waits for. Sent transactions are still watched.
 *
 * @param portico The instance.
 */
export function resetSwap(portico: Portico): void {
  const work = getPart(portico, swapWorkPart)
  cancelSwapWork(work)
  dropAnswers(work)
  work.prepared = undefined
  work.quoted = undefined
  Object.assign(getPart(portico, swapPart), createSwapState())
}
