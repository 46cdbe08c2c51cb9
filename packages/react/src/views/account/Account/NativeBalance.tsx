import { supportsFeature } from '@portico/controllers'
import { getInternals } from '@portico/controllers/internal'
import { retryBalances } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { type UseBalanceReturnType, useBalance } from '../../../hooks/useBalance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { useActiveAccount } from '../../../parts/accounts/useActiveAccount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Amount } from '../../../primitives/Amount/Amount.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import { formatAge } from './formatAge.js'
import css from './NativeBalance.module.css'

/** Shows the native balance: while it loads, its age when it is old, and a way to try again when it cannot be read. */
export function NativeBalance(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const { definition } = useActiveAccount()
  const balance = useBalance()
  const retry = useCommand(retryBalances)
  const age = useAge(balance)
  const failed = balance.status === 'error'
  useRetryOnline(failed, retry.run)
  if (!definition || !supportsFeature(portico, { namespace: definition.chainNamespace, feature: 'balance' }))
    return <Text align="center">{text.balanceUnsupported}</Text>
  return (
    <div className={css.balance}>
      <Text variant="amount" className={css.value}>
        <VisuallyHidden>{text.balance} </VisuallyHidden>
        {balance.value !== undefined ? (
          <Amount value={balance.value} decimals={balance.decimals} symbol={balance.symbol} />
        ) : failed ? (
          <Text as="span" variant="title">
            {text.balanceFailed}
          </Text>
        ) : (
          <>
            <VisuallyHidden>{text.balanceLoading}</VisuallyHidden>
            <span className={css.loading}>
              <Skeleton shape="text" />
            </span>
          </>
        )}
      </Text>
      <Text align="center" role="status">
        {age !== undefined && (failed ? text.balanceOld({ age }) : text.balanceAge({ age }))}
        {age === undefined && failed && text.balanceFailedText}
      </Text>
      {failed && <RetryButton variant="ghost" busy={retry.status === 'running'} onClick={retry.run} />}
    </div>
  )
}

/** How old a shown balance is, in words; `undefined` while it is fresh. */
function useAge({ stale, status, updatedAt, value }: UseBalanceReturnType): string | undefined {
  const locale = useLocale()
  const { clock } = getInternals(usePorticoInstance())
  if (value === undefined || updatedAt === undefined || (!stale && status !== 'error')) return undefined
  return formatAge({ locale, time: updatedAt, now: clock.now() })
}
