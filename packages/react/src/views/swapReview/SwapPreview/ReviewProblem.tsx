import { isPorticoError } from '@portico/core'
import type { ReactElement } from 'react'
import { isolate } from '../../../i18n/isolate.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { readRevertReason } from '../../../parts/swap/readRevertReason.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import type { SwapReview } from '../useSwapReview.js'

/** Why a swap cannot be made, or was not made; nothing if it can. */
export function ReviewProblem({ swap }: { readonly swap: SwapReview }): ReactElement | null {
  const text = { ...useMessages('transfer'), ...useMessages('swapReview') }
  const { form, status, reviewAgain } = swap
  const { review } = form
  const error = review.status === 'error' ? review.error : swap.error
  const errorText = useErrorText(error)
  const reason = readRevertReason(error)
  if (status === 'declined' && review.status !== 'error')
    return <Notice title={text.declinedTitle}>{text.declinedText}</Notice>
  if (review.status !== 'error' && status !== 'failed') return null
  return (
    <Notice
      tone="negative"
      title={review.status === 'error' ? getTitle(error, text) : text.failedTitle}
      action={<RetryButton onClick={reviewAgain} />}
    >
      {errorText}
      {reason && ` ${text.revertReason({ reason: isolate(reason) })}`}
    </Notice>
  )
}

function getTitle(
  error: unknown,
  text: Readonly<Record<'staleTitle' | 'movedTitle' | 'refusedTitle' | 'reviewFailedTitle', string>>,
): string {
  if (isPorticoError(error, 'swap/stale-quote')) return text.staleTitle
  if (isPorticoError(error, 'swap/price-moved')) return text.movedTitle
  const refusals = ['swap/unsafe-approval', 'swap/unsafe-transaction', 'swap/would-fail', 'swap/not-simulated'] as const
  return refusals.some((code) => isPorticoError(error, code)) ? text.refusedTitle : text.reviewFailedTitle
}
