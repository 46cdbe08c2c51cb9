import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { editSend } from './editSend.js'
import { parseSendAmount } from './parseSendAmount.js'
import { sendWorkPart } from './sendWorkPart.js'

/** What `setSendAmount` takes. */
export type SetSendAmountParameters = {
  /** The typed text, with `.` as the decimal separator. */
  readonly text: string
}

/**
 * Sets the amount to send.
 *
 * @param portico The instance.
 * @param parameters The typed text, with `.` as the decimal separator. Invalid amounts are kept as text.
 * @throws `send/in-progress`.
 */
export function setSendAmount(portico: Portico, { text }: SetSendAmountParameters): void {
  const state = editSend(portico)
  getPart(portico, sendWorkPart).max = false
  state.amountText = text
  state.amount = state.token && parseSendAmount(text, state.token.decimals)
}
