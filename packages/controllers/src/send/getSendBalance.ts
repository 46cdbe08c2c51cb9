import type { Token } from '@portico/core'
import { isSameToken } from './isSameToken.js'
import type { SendState } from './SendState.js'

/**
 * Returns how much of a token can be sent at once, in base units: the balance without parts that cannot be moved.
 * `undefined` while it is unknown.
 *
 * @param state The send form.
 * @param token The token; `undefined` for none, `{}` for the native currency.
 */
export function getSendBalance(
  state: Pick<SendState, 'tokens'>,
  token: Pick<Token, 'address' | 'item'> | undefined,
): bigint | undefined {
  const held = token && state.tokens.find((each) => isSameToken(each.token, token))
  return held?.sendable ?? held?.amount
}
