import { type Holding, pushView } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { formatMoney } from '../../../parts/money/formatMoney.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './TokenList.module.css'

type HoldingRowProps = {
  readonly holding: Holding
  /** Whether somebody tells prices, so that it is said where one is missing. */
  readonly isPriced: boolean
}

/** A token, what the account holds of it, and what that is worth. Leads to the token's own view. */
export function HoldingRow({
  holding: { token, amount, price, value, picture },
  isPriced,
}: HoldingRowProps): ReactElement {
  const text = useMessages('account')
  const locale = useLocale()
  const portico = usePorticoInstance()
  const { networkId } = useActiveAccount()
  const { currency } = getInternals(portico).options
  const open = () => {
    const { address } = token
    if (networkId) pushView(portico, { view: 'TokenDetails', params: { networkId, ...(address && { address }) } })
  }
  return (
    <button type="button" className={css.token} onClick={open}>
      <TokenTile token={token} picture={picture} isPriced={price !== undefined} />
      <bdi className={css.name}>{token.name}</bdi>
      <span className={css.amount}>
        <Amount value={amount} decimals={token.decimals} symbol={token.symbol} />
        {isPriced && (
          <Text as="span" variant="caption" tone="secondary" className={css.value}>
            {value === undefined ? text.noPrice : <bdi>{formatMoney({ locale, currency, value })}</bdi>}
          </Text>
        )}
      </span>
    </button>
  )
}
