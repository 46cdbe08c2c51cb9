import type { SwapRequest } from '@portico/core'
import { swapErrors } from '@portico/core'
import type { SwapState } from './SwapState.js'

/** Terms that a person chooses; a quote does not depend on them. */
type Terms = Pick<SwapState, 'slippage' | 'unlimitedApproval'>
type Input = Pick<SwapState, 'networkId' | 'from' | 'fromToken' | 'toToken' | 'amount' | 'provider'>

/**
 * Returns the key of a form's input. What was quoted for another one must not be confirmed.
 *
 * @param state The swap form.
 */
export function describeInput({ networkId, from, fromToken, toToken, amount, provider }: Input): string {
  const tokens = [fromToken, toToken].map((token) => [token?.address?.toLowerCase(), token?.decimals].join())
  return [networkId, from, provider?.id, ...tokens, amount].join(' ')
}

/**
 * Returns the key of a form's input and of the terms that its review depends on.
 *
 * @param state The swap form.
 */
export function describeTerms(state: Input & Terms): string {
  return [describeInput(state), state.slippage, state.unlimitedApproval].join(' ')
}

/**
 * Returns what to ask a provider for.
 *
 * @param state The swap form.
 * @throws `swap/not-connected`, `swap/not-ready` if the form is incomplete.
 */
export function toSwapRequest({ networkId, from, fromToken, toToken, amount }: Input): SwapRequest {
  if (!networkId || !from) throw swapErrors('swap/not-connected')
  if (!fromToken || !toToken) throw swapErrors('swap/not-ready', { problem: 'select-token' })
  if (!amount) throw swapErrors('swap/not-ready', { problem: 'add-amount' })
  return { networkId, account: from, from: copyToken(fromToken), to: copyToken(toToken), amount }
}

/** A plain copy: the store's are proxies, and hold a balance. */
function copyToken({ address, symbol, name, decimals, image }: NonNullable<SwapState['fromToken']>) {
  return { address, symbol, name, decimals, image }
}
