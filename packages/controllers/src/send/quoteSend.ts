import type { PreparedTransfer } from '@portico/core'
import { linkSignals } from '@portico/core/internal'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { sendPart } from './sendPart.js'
import { sendWorkPart } from './sendWorkPart.js'

/** Prices the transfer by `price` as the form's one running price; puts the result or the failure in `quote`. */
export async function quoteSend(
  portico: Portico,
  signal: AbortSignal | undefined,
  price: (signal: AbortSignal) => Promise<Pick<PreparedTransfer, 'fee' | 'maxFee' | 'details'>>,
): Promise<void> {
  const state = getPart(portico, sendPart)
  const work = getPart(portico, sendWorkPart)
  work.quote.abort()
  const controller = new AbortController()
  work.quote = controller
  const unlink = linkSignals(controller, [signal, portico[internals].lifetime])
  state.quote = { status: 'loading' }
  try {
    const { fee, maxFee, details } = await price(controller.signal)
    if (work.quote === controller) state.quote = { status: 'ready', fee, maxFee, details }
  } catch (error) {
    if (work.quote === controller) {
      state.quote = controller.signal.aborted ? { status: 'idle' } : { status: 'error', error }
    }
    throw error
  } finally {
    unlink()
  }
}
