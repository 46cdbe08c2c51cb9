import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { createSendState, sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'

/**
 * Clears the send form and cancels what it waits for. Sent transactions are still watched.
 *
 * @param portico The instance.
 */
export function resetSend(portico: Portico): void {
  const work = getPart(portico, sendWorkPart)
  for (const controller of [work.load, work.lookup, work.quote, work.attempt]) controller.abort()
  work.prepared = undefined
  work.max = false
  work.added = []
  work.items = []
  Object.assign(getPart(portico, sendPart), createSendState())
}
