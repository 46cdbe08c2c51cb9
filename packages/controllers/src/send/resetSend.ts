import { getFeature } from '../instance/getFeature.js'
import type { Portico } from '../instance/Portico.js'
import { createSendState } from './createSendState.js'
import { sendFeature } from './sendFeature.js'
import { sendWorkFeature } from './sendWorkFeature.js'

/**
 * Empties the send form and ends all it waits for. Transactions that were sent are watched on.
 *
 * @param portico The instance.
 */
export function resetSend(portico: Portico): void {
  const work = getFeature(portico, sendWorkFeature)
  for (const controller of [work.load, work.lookup, work.quote, work.attempt]) controller.abort()
  work.prepared = undefined
  work.max = false
  Object.assign(getFeature(portico, sendFeature), createSendState())
}
