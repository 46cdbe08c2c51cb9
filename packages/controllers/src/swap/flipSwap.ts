import type { Portico } from '../instance/Portico.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import { editSwap } from './editSwap.js'

/**
 * Exchanges the tokens to give and to receive. The typed amount stays, and is parsed with the decimals of the token that
 * is given now. A quote follows 200 ms later.
 *
 * @param portico The instance.
 * @throws `swap/in-progress`.
 */
export function flipSwap(portico: Portico): void {
  editSwap(portico, (state) => {
    Object.assign(state, { fromToken: state.toToken, toToken: state.fromToken })
    state.amount = state.fromToken && parseSendAmount(state.amountText, state.fromToken.decimals)
  })
}
