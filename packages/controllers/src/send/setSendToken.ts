import type { TokenItem } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { editSend } from './editSend.js'
import { isSameToken } from './isSameToken.js'
import { parseSendAmount } from './parseSendAmount.js'
import { sendErrors } from './sendErrors.js'
import { sendWorkPart } from './sendWorkPart.js'

/** What `setSendToken` takes. */
export type SetSendTokenParameters = {
  /** Contract or mint address of one of the form's tokens. Default: the native currency. */
  readonly address?: string | undefined
  /** Which of the contract's items; absent if it has none. */
  readonly item?: Pick<TokenItem, 'standard' | 'id'> | undefined
}

/**
 * Chooses the token to send. The typed amount is parsed again with the token's decimals.
 *
 * @param portico The instance.
 * @param parameters Contract or mint address of one of the form's tokens. Default: the native currency.
 * @throws `send/unknown-token`, `send/in-progress`.
 */
export function setSendToken(portico: Portico, { address, item }: SetSendTokenParameters = {}): void {
  const state = editSend(portico)
  const found = state.tokens.find(({ token }) => isSameToken(token, { address, item }))
  if (!found) throw sendErrors('send/unknown-token')
  getPart(portico, sendWorkPart).max = false
  state.token = found.token
  state.amount = parseSendAmount(state.amountText, found.token.decimals)
}
