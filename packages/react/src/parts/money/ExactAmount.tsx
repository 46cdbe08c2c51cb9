import type { ReactElement } from 'react'
import { useLocale } from '../../i18n/useLocale.js'
import { formatExactAmount } from './formatExactAmount.js'

type ExactAmountProps = {
  /** In base units. */
  readonly value: bigint
  readonly token: { readonly decimals: number; readonly symbol: string }
}

/** Shows an amount with all of its decimals: what is about to be signed is never shortened. */
export function ExactAmount({ value, token }: ExactAmountProps): ReactElement {
  return <bdi>{formatExactAmount(useLocale(), value, token)}</bdi>
}
