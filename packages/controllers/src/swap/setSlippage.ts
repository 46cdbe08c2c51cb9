import { swapErrors } from '@portico/core'
import type { Portico } from '../instance/Portico.js'
import { editSwap } from './editSwap.js'
import { toMinimum } from './quoteSwap.js'

/** What `setSlippage` takes. */
export type SetSlippageParameters = {
  /** By how much the price may worsen until the swap is mined: 5 to 500 basis points. */
  readonly slippage: number
}

/**
 * Sets by how much the price may worsen before a swap fails. It applies at once to the quote that is shown.
 *
 * @param portico The instance.
 * @param parameters The tolerance in basis points, 5 to 500. It begins with 100, which is 1 %.
 * @throws `swap/invalid-slippage`, `swap/in-progress`.
 */
export function setSlippage(portico: Portico, { slippage }: SetSlippageParameters): void {
  if (!Number.isInteger(slippage) || slippage < 5 || slippage > 500) throw swapErrors('swap/invalid-slippage')
  editSwap(portico, (state) => {
    state.slippage = slippage
    const { toAmount } = state.quote
    if (toAmount !== undefined) state.quote = { ...state.quote, minimumReceived: toMinimum(toAmount, slippage) }
  })
}
