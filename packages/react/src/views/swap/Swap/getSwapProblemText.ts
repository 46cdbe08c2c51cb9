import type { SwapProblem, SwapState } from '@portico/controllers'
import { isPorticoError } from '@portico/core'
import type { Snapshot } from 'valtio/vanilla'
import type { MessageGroups } from '../../../i18n/MessageGroups.js'

export type SwapProblemText = {
  /** Whether something is wrong, rather than missing or in progress. */
  readonly isError: boolean
  readonly text: string
}

/**
 * Returns what has to be done or corrected before a swap can be reviewed.
 *
 * @param problem What `getSwapProblem` found.
 * @param form The swap form.
 * @param text The texts of the groups.
 * @param other What the form's error means, for problems that a review found.
 */
export function getSwapProblemText(
  problem: SwapProblem,
  form: Snapshot<SwapState>,
  text: MessageGroups['swap'] & MessageGroups['transfer'],
  other: string,
): SwapProblemText {
  const { fromToken, amountText, quote } = form
  const isTooPrecise = fromToken && /^\d*\.\d+$/.test(amountText)
  const isLimited = isPorticoError(quote.error, 'swap/rate-limited')
  const texts: Readonly<Record<SwapProblem, readonly [isError: boolean, string]>> = {
    'select-token': [false, text.selectToken],
    'same-token': [true, text.sameToken],
    'incorrect-value': [
      true,
      isTooPrecise
        ? text.tooManyDecimals({ decimals: String(fromToken.decimals), symbol: fromToken.symbol })
        : text.incorrectValue,
    ],
    'add-amount': [false, text.addAmount],
    'insufficient-token': [true, text.insufficientToken({ symbol: fromToken?.symbol ?? '' })],
    'insufficient-native': [true, text.insufficientFee],
    'unsupported-network': [true, text.networkTitle],
    'gas-price-unsupported': [true, text.gasPrice],
    'no-route': [true, text.noRoute],
    'too-small': [true, text.tooSmall],
    'too-large': [true, text.tooLarge],
    'rate-limited': [true, isLimited ? text.rateLimited : other],
    'service-down': [true, text.serviceDown],
    'loading-quote': [false, text.quoteLoading],
    unsafe: [true, other],
    'price-moved': [true, other],
    'would-fail': [true, other],
    'not-simulated': [true, other],
  }
  const [isError, message] = texts[problem]
  return { isError, text: message }
}
