import { isRecord } from '@portico/core/internal'

/**
 * Reads the slot at which a node looked.
 *
 * @param answer The node's answer, with its context.
 * @returns The slot; `NaN` when the node does not say.
 */
export function readSlot(answer: unknown): number {
  const context = isRecord(answer) ? answer.context : undefined
  return isRecord(context) && typeof context.slot === 'number' ? context.slot : Number.NaN
}
