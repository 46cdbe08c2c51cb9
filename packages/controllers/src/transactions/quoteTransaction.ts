import type { PreparedTransfer } from '@portico/core'
import { linkSignals } from '@portico/core/internal'
import { internals, type Portico } from '../instance/Portico.js'
import type { TransactionState } from './TransactionState.js'
import type { TransactionWork } from './TransactionWork.js'

export type QuoteTransactionParameters = {
  readonly state: Pick<TransactionState, 'quote'>
  readonly work: Pick<TransactionWork, 'quote'>
  readonly price: (signal: AbortSignal) => Promise<Pick<PreparedTransfer, 'fee' | 'maxFee' | 'details'>>
  readonly signal?: AbortSignal | undefined
}

/**
 * Prices a transaction with `price`, and aborts an earlier pricing of the form. Puts the result or the failure into
 * `state.quote`.
 *
 * @throws What `price` throws.
 */
export async function quoteTransaction(
  portico: Portico,
  { state, work, price, signal }: QuoteTransactionParameters,
): Promise<void> {
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
