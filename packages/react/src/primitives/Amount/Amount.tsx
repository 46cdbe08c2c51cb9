import { useLocale } from '../../i18n/useLocale.js'
import css from './Amount.module.css'
import { breakAmount } from './breakAmount.js'
import { formatTokenAmount } from './formatTokenAmount.js'

export type AmountProps = {
  /** Base units, or a plain decimal string in whole units. */
  readonly value: bigint | string
  /** Decimals of the currency; used when `value` is in base units. */
  readonly decimals?: number | undefined
  readonly symbol?: string | undefined
}

/** Shows an amount in the reader's number format, never rounded up. */
export function Amount({ value, decimals, symbol }: AmountProps) {
  const locale = useLocale()
  return <bdi className={css.amount}>{breakAmount(formatTokenAmount({ locale, value, decimals, symbol }))}</bdi>
}
