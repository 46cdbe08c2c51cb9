import type { Token } from '@portico/core'
import { isSameToken } from './isSameToken.js'
import type { SendState } from './SendState.js'

/**
 * Returns the balance of a token of the send form in base units; `undefined` while it is unknown.
 *
 * @param state The send form.
 * @param token The token; `undefined` stands for none, `{}` for the native currency.
 */
export function getSendBalance(
  state: Pick<SendState, 'tokens'>,
  token: Pick<Token, 'address'> | undefined,
): bigint | undefined {
  return token && state.tokens.find((held) => isSameToken(held.token, token))?.amount
}
