import { useAccount } from '../hooks/useAccount.js'
import { useBalance } from '../hooks/useBalance.js'
import { useLocale } from '../i18n/useLocale.js'
import { formatTokenAmount } from '../primitives/Amount/formatTokenAmount.js'
import css from './AccountButton.module.css'
import { AccountLabel } from './AccountLabel.js'
import { PillButton } from './PillButton.js'

/** Props of `AccountButton`. */
export type AccountButtonProps = {
  readonly disabled?: boolean | undefined
  /** Whether the native balance is shown once it is there. Default `true`. */
  readonly showBalance?: boolean | undefined
}

/**
 * Shows the connected account with its balance, by name and picture if these were read within the last 5 minutes, and opens the
 * Account view. Draws nothing while no account is connected.
 *
 * @example
 * <AccountButton showBalance={false} />
 */
export function AccountButton({ disabled, showBalance = true }: AccountButtonProps) {
  const account = useAccount()
  if (!account.address) return null
  return (
    <PillButton look="plain" isDisabled={disabled} target={{ view: 'Account' }}>
      {showBalance && <Balance />}
      <AccountLabel {...account} />
    </PillButton>
  )
}

function Balance() {
  const { value, decimals, symbol } = useBalance()
  const locale = useLocale()
  if (value === undefined) return null
  return <bdi className={css.balance}>{formatTokenAmount({ locale, value, decimals, symbol })}</bdi>
}
