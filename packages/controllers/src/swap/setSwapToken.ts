import { swapErrors } from '@portico/core'
import { getPart } from '../instance/getPart.js'
import { internals, type Portico } from '../instance/Portico.js'
import { isSameToken } from '../send/isSameToken.js'
import { parseSendAmount } from '../send/parseSendAmount.js'
import { editSwap } from './editSwap.js'
import { findSwapToken } from './loadSwapTokens.js'
import { readSwapToken } from './readSwapToken.js'
import type { SwapSide } from './SwapState.js'
import { swapPart } from './swapPart.js'

/** What `setSwapToken` takes. */
export type SetSwapTokenParameters = {
  readonly side: SwapSide
  /** Contract address of one of the form's tokens. Default: the native currency. */
  readonly address?: string | undefined
}

/**
 * Chooses the token to give or to receive. Choosing the one of the other side exchanges them. The typed amount is parsed
 * again with the token's decimals, which are read from the network, as is its balance. A quote follows 200 ms later.
 *
 * @param portico The instance.
 * @param parameters The side, and contract address of one of the form's tokens. Default: the native currency.
 * @throws `swap/unknown-token`, `swap/in-progress`.
 */
export function setSwapToken(portico: Portico, { side, address }: SetSwapTokenParameters): void {
  const { tokens } = getPart(portico, swapPart)
  const found = findSwapToken(tokens, address)
  if (!found) throw swapErrors('swap/unknown-token')
  editSwap(portico, (state) => {
    const [own, other] = side === 'from' ? (['fromToken', 'toToken'] as const) : (['toToken', 'fromToken'] as const)
    const opposite = state[other]
    if (opposite && isSameToken(opposite, found)) state[other] = state[own]
    state[own] = found
    state.amount = state.fromToken && parseSendAmount(state.amountText, state.fromToken.decimals)
  })
  readSwapToken(portico, side).catch((error: unknown) =>
    portico[internals].logger.debug('a token to swap could not be read', { error }),
  )
}
