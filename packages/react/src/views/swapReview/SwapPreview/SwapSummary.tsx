import type { SwapState } from '@portico/controllers'
import type { Network } from '@portico/core'
import type { ReactElement } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { ExactAmount } from '../../../parts/money/ExactAmount.js'
import { formatBasisPoints } from '../../../parts/swap/formatBasisPoints.js'
import { formatRate } from '../../../parts/swap/formatRate.js'
import { FeeValue } from '../../../parts/transfer/FeeValue.js'
import { GroupedAddress } from '../../../primitives/Address/Address.js'
import { formatTokenAmount } from '../../../primitives/Amount/formatTokenAmount.js'
import { Fact, Facts } from '../../../primitives/Facts/Facts.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'

type SwapSummaryProps = { readonly form: Snapshot<SwapState>; readonly network: Network | undefined }

/** The facts of a swap: its rate, what is received at least, what it costs, and who takes the tokens. */
export function SwapSummary({ form, network }: SwapSummaryProps): ReactElement {
  const text = { ...useMessages('transfer'), ...useMessages('swapReview') }
  const locale = useLocale()
  const { fromToken, toToken, quote, review, provider, slippage, unlimitedApproval } = form
  const native = (value: bigint) => formatTokenAmount({ locale, value, ...network?.nativeCurrency })
  const minimum = review.minimumReceived ?? quote.minimumReceived
  const impact = review.impact ?? quote.impact
  // A refresh keeps showing the earlier review.
  const fee = review.status === 'idle' ? { status: 'loading' as const } : review
  return (
    <Facts>
      {fromToken && toToken && quote.rate !== undefined && (
        <Fact name={text.rate}>
          {text.rateValue(formatRate({ locale, from: fromToken, to: toToken, rate: quote.rate }))}
        </Fact>
      )}
      <Fact name={text.minimum}>
        {toToken && minimum !== undefined ? <ExactAmount value={minimum} token={toToken} /> : <Skeleton shape="text" />}
      </Fact>
      <Fact name={text.slippage}>{formatBasisPoints(locale, slippage)}</Fact>
      {minimum !== undefined && (
        <Fact name={text.impact}>{impact === undefined ? text.impactUnknown : formatBasisPoints(locale, impact)}</Fact>
      )}
      <Fact name={text.fee}>
        <FeeValue quote={fee} format={native} />
      </Fact>
      {provider && (
        <Fact name={text.provider}>
          <bdi>{provider.name}</bdi>
        </Fact>
      )}
      {provider?.fee !== undefined && provider.fee > 0 && (
        <Fact name={text.providerFee}>{text.included({ percent: formatBasisPoints(locale, provider.fee) })}</Fact>
      )}
      {network && <Fact name={text.network}>{network.name}</Fact>}
      {review.spender !== undefined && review.step !== 'swap' && (
        <Fact name={text.spender}>
          <GroupedAddress value={review.spender} />
        </Fact>
      )}
      {fromToken && review.allowance !== undefined && review.step !== 'swap' && (
        <Fact name={text.allowance}>
          {unlimitedApproval && review.allowance > 0n ? (
            text.unlimited
          ) : (
            <ExactAmount value={review.allowance} token={fromToken} />
          )}
        </Fact>
      )}
    </Facts>
  )
}
