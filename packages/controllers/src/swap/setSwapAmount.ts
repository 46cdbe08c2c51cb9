import type { Portico } from '../instance/Portico.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import { editSwap } from './editSwap.js'

/** What `setSwapAmount` takes. */
export type SetSwapAmountParameters = {
  /** The typed text, with `.` as the decimal separator. */
  readonly text: string
}

/**
 * Sets the amount to give. A quote follows 200 ms later.
 *
 * @param portico The instance.
 * @param parameters The typed text, with `.` as the decimal separator. Invalid amounts are kept as text.
 * @throws `swap/in-progress`.
 */
export function setSwapAmount(portico: Portico, { text }: SetSwapAmountParameters): void {
  editSwap(portico, (state) => {
    state.amountText = text
    state.amount = state.fromToken && parseSendAmount(text, state.fromToken.decimals)
  })
}
