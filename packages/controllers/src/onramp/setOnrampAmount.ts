import type { Portico } from '../instance/Portico.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import { editOnramp } from './prepareOnramp.js'

/** What `setOnrampAmount` takes. */
export type SetOnrampAmountParameters = {
  /** Plain decimal text in the currency to pay with, such as `25.00`. */
  readonly text: string
}

/**
 * Changes how much is paid. Prices and pages of providers follow.
 *
 * @param portico The instance.
 * @param parameters The typed text.
 */
export function setOnrampAmount(portico: Portico, { text }: SetOnrampAmountParameters): void {
  editOnramp(portico, (state) => {
    state.amountText = text
    state.amount = parseSendAmount(text, 2)
  })
}
