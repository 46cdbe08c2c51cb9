import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { SendState } from './SendState.js'
import { sendErrors } from './sendErrors.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'

/**
 * Returns the form for a change, without the price and the failure of the earlier input.
 *
 * @throws `send/in-progress` while the wallet asks to confirm, or if it is unknown whether it has sent.
 */
export function editSend(portico: Portico): SendState {
  const state = getPart(portico, sendPart)
  const work = getPart(portico, sendWorkPart)
  if (state.phase === 'signing' || state.phase === 'unknown') throw sendErrors('send/in-progress')
  work.quote.abort()
  work.prepared = undefined
  state.quote = { status: 'idle' }
  state.phase = 'draft'
  state.declined = false
  state.hash = undefined
  state.error = undefined
  return state
}
