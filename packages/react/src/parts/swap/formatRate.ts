import type { Token } from '@portico/core'
import { isolate } from '../../i18n/isolate.js'
import { formatTokenAmount } from '../../primitives/Amount/formatTokenAmount.js'

/** What `formatRate` takes. */
export type FormatRateParameters = {
  /** BCP 47 tag. */
  readonly locale: string
  readonly from: Pick<Token, 'symbol'>
  readonly to: Pick<Token, 'symbol'>
  /** How much one whole token of `from` gives of `to`, as plain decimal text. */
  readonly rate: string
}

/** Returns both sides of a rate for a reader: one of the token that is given, and what it gives. */
export function formatRate({ locale, from, to, rate }: FormatRateParameters): {
  readonly amount: string
  readonly price: string
} {
  return {
    amount: isolate(formatTokenAmount({ locale, value: '1', symbol: from.symbol })),
    price: isolate(formatTokenAmount({ locale, value: rate, symbol: to.symbol })),
  }
}
