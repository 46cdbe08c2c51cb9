import { getInternals } from '@portico/controllers/internal'
import { retryBalances, sumHoldings, usesBlockchainApi } from '@portico/controllers/ui'
import { type ReactElement, Suspense, useState } from 'react'
import { lazyPart } from '../../../bindings/lazyPart.js'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useBalance } from '../../../hooks/useBalance.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { formatMoney } from '../../../parts/money/formatMoney.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { SearchableList } from '../../../parts/searchableList/SearchableList.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { Text } from '../../../primitives/Text/Text.js'
import { formatAge } from './formatAge.js'
import { HoldingRow } from './HoldingRow.js'
import tokenCss from './TokenList.module.css'
import type { PortfolioQuery } from './usePortfolioQuery.js'

// Few accounts have any, and nobody is kept waiting for them.
const HiddenTokens = lazyPart(() => import('./HiddenTokens.js').then((module) => module.HiddenTokens))

/** Holdings worth less than this, in the option `currency`, can be left out of the list. */
const smallValue = 1

/** Lists what the account holds on its network. */
export function TokenList({ data, expected, failed, oldSince, isUnknown }: PortfolioQuery): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('account')
  const locale = useLocale()
  const retry = useCommand(retryBalances)
  const [hidesSmall, setHidesSmall] = useState(false)
  // One button retries everything that failed, so none is shown here if the native balance has one.
  const hasRetry = useBalance().status !== 'error'
  useRetryOnline(failed && hasRetry, retry.run)
  const { clock, options } = getInternals(portico)
  const { currency } = options
  const held = data?.holdings.filter(({ isHidden }) => !isHidden) ?? []
  const hidden = data?.holdings.filter(({ isHidden }) => isHidden) ?? []
  // The data service tells prices too, so one that is missing is told. Where nobody is asked for any, that says nothing.
  const isPriced =
    held.some(({ price }) => price !== undefined) ||
    (held.length > 0 && usesBlockchainApi(portico) && data?.isServed !== false)
  const isSmall = ({ value }: (typeof held)[number]) => value !== undefined && value < smallValue
  const shown = hidesSmall ? held.filter((holding) => !isSmall(holding)) : held
  const total = sumHoldings(held)
  const value = total.value === undefined ? '' : formatMoney({ locale, currency, value: total.value })
  // The sum of a part would be taken for that of all.
  const sum =
    isPriced &&
    value &&
    !data?.isPartial &&
    (total.unpriced > 0 ? text.totalUnpriced({ value, count: total.unpriced }) : text.total({ value }))
  const age = oldSince === undefined ? undefined : formatAge({ locale, time: oldSince, now: clock.now() })
  // Then its line stays, so that nothing moves when it is refreshed.
  const [wasOld] = useState(age !== undefined)
  return (
    <>
      {(isPriced || (wasOld && !failed && held.length > 0)) && (
        <Text className={tokenCss.note}>
          {[sum, age !== undefined && !failed && text.balanceAge({ age })].filter(Boolean).join(' · ') || '\u00a0'}
        </Text>
      )}
      {failed && (
        <div className={tokenCss.failed} role="status">
          <Text>
            {age === undefined ? text[data ? 'portfolioFailed' : 'tokensFailed'] : text.portfolioOld({ age })}
          </Text>
          {hasRetry && <RetryButton variant="ghost" busy={retry.status === 'running'} onClick={retry.run} />}
        </div>
      )}
      {!data && !failed && (
        <>
          {/* The place of the total. */}
          {usesBlockchainApi(portico) && <Text className={tokenCss.note}>{'\u00a0'}</Text>}
          <Skeleton count={expected} />
        </>
      )}
      {data && (held.length === 0 || isUnknown) && !failed && (
        <Text className={tokenCss.note}>{isUnknown ? text.tokensUnknown : text.noTokens}</Text>
      )}
      {held.some(isSmall) && (
        <label className={tokenCss.toggle}>
          <input type="checkbox" checked={hidesSmall} onChange={({ target }) => setHidesSmall(target.checked)} />
          <Text as="span">{text.hideSmall}</Text>
        </label>
      )}
      {held.length > 0 && (
        <SearchableList
          items={shown}
          label={text.tokens}
          searchLabel={text.searchTokens}
          searchFrom={9}
          getKey={({ token }) => token.address ?? ''}
          getName={({ token }) => `${token.name} ${token.symbol}`}
          formatFound={(count) => text.tokensFound({ count, locale })}
          emptyTitle={text.searchEmptyTitle}
          formatEmpty={(query) => text.searchEmptyText({ query })}
        >
          {(holding) => <HoldingRow holding={holding} isPriced={isPriced} />}
        </SearchableList>
      )}
      {hidden.length > 0 && (
        <Suspense fallback={<div className={tokenCss.hidden} />}>
          <HiddenTokens holdings={hidden} />
        </Suspense>
      )}
    </>
  )
}
