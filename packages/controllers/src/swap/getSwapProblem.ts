import { isPorticoError } from '@portico/core'
import { isSameToken } from '../send/isSameToken.js'
import type { SwapState } from './SwapState.js'

/** Why a swap cannot be reviewed or confirmed. */
export type SwapProblem =
  | InputProblem
  | 'insufficient-native'
  | 'unsupported-network'
  | 'gas-price-unsupported'
  | 'no-route'
  | 'too-small'
  | 'too-large'
  | 'rate-limited'
  | 'service-down'
  | 'loading-quote'
  | 'unsafe'
  | 'price-moved'
  | 'would-fail'
  | 'not-simulated'

type InputProblem = 'select-token' | 'same-token' | 'incorrect-value' | 'add-amount' | 'insufficient-token'

const causes: Readonly<Record<string, SwapProblem>> = {
  'transfer/insufficient-token': 'insufficient-token',
  'transfer/insufficient-funds': 'insufficient-native',
  'swap/unsupported-network': 'unsupported-network',
  'blockchain-api/swaps-unsupported': 'unsupported-network',
  'blockchain-api/gas-price-unsupported': 'gas-price-unsupported',
  'swap/no-route': 'no-route',
  'swap/amount-too-small': 'too-small',
  'swap/amount-too-large': 'too-large',
  'swap/rate-limited': 'rate-limited',
  'swap/unsafe-approval': 'unsafe',
  'swap/unsafe-transaction': 'unsafe',
  'swap/price-moved': 'price-moved',
  'swap/would-fail': 'would-fail',
  'transfer/estimate-failed': 'would-fail',
  'swap/not-simulated': 'not-simulated',
}

/**
 * Returns the first problem to correct before a swap can be reviewed or confirmed, `undefined` if there is none.
 *
 * @param state The swap form, or a snapshot of it.
 */
export function getSwapProblem(state: SwapState): SwapProblem | undefined {
  const { quote, review } = state
  const input = getInputProblem(state)
  if (input) return input
  const failed = [quote, review].find(({ status }) => status === 'error')
  if (failed) {
    const code = isPorticoError(failed.error) ? failed.error.code : ''
    return causes[code] ?? 'service-down'
  }
  if (quote.status === 'idle' || quote.toAmount === undefined) return 'loading-quote'
  return lacksNative(state) ? 'insufficient-native' : undefined
}

/** Returns the first problem of what was typed and chosen. */
export function getInputProblem({
  fromToken,
  toToken,
  amount,
  amountText,
}: Pick<SwapState, 'fromToken' | 'toToken' | 'amount' | 'amountText'>): InputProblem | undefined {
  if (!fromToken || !toToken) return 'select-token'
  if (isSameToken(fromToken, toToken)) return 'same-token'
  if (amountText.trim() && amount === undefined) return 'incorrect-value'
  if (!amount) return 'add-amount'
  return fromToken.balance !== undefined && amount > fromToken.balance ? 'insufficient-token' : undefined
}

function lacksNative({ fromToken, tokens, amount = 0n, review: { maxFee } }: SwapState): boolean {
  const native = tokens.find(({ address }) => address === undefined)?.balance
  if (native === undefined || maxFee === undefined) return false
  return (fromToken?.address === undefined ? amount : 0n) + maxFee > native
}
