import type { SwapListToken } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { formatAmount } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { formatMoney } from '../../../parts/money/formatMoney.js'

type TokenValueProps = {
  readonly token: SwapListToken
  /** In base units of the token. */
  readonly amount: bigint
}

/** What an amount is worth in the currency of the app; nothing where nobody knows the price. */
export function TokenValue({ token, amount }: TokenValueProps): ReactElement | null {
  const { currency } = getInternals(usePorticoInstance()).options
  const locale = useLocale()
  if (token.price === undefined) return null
  // For orientation only: amounts that are swapped stay exact.
  const value = Number(formatAmount(amount, token.decimals)) * token.price
  return <> ≈ {formatMoney({ locale, currency, value })}</>
}
