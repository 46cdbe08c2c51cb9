import { replaceView } from '@portico/controllers'
import { type ReactElement, useState } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { OpenWalletLink } from '../../../parts/links/OpenWalletLink.js'
import { Button } from '../../../primitives/Button/Button.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Text } from '../../../primitives/Text/Text.js'
import { useSwapReview } from '../useSwapReview.js'
import { greatestImpact, ImpactGuard } from './ImpactGuard.js'
import { ReviewProblem } from './ReviewProblem.js'
import { SwapHeadline } from './SwapHeadline.js'
import css from './SwapPreview.module.css'
import { SwapSummary } from './SwapSummary.js'
import { UnknownImpact } from './UnknownImpact.js'
import { UnlimitedChoice } from './UnlimitedChoice.js'

/** Shows everything about the swap before the wallet is asked for anything. */
export function SwapPreview(): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('swapReview') }
  const swap = useSwapReview()
  const { form, network, status, confirm, reviewAgain } = swap
  const { amount, fromToken, toToken, review, quote, phase } = form
  const [isMeant, setMeant] = useState(false)
  if (amount === undefined || !fromToken || !toToken)
    return (
      <Notice
        title={text.nothingToReviewTitle}
        action={
          <Button size="s" onClick={() => replaceView(portico, { view: 'Swap' })}>
            {text.fillIn}
          </Button>
        }
      >
        {text.nothingToReviewText}
      </Notice>
    )
  const isApproval = review.step === 'approve'
  const isSigning = status === 'signing'
  const impact = review.impact ?? quote.impact
  const toAmount = review.toAmount ?? quote.toAmount
  const minimum = review.minimumReceived ?? quote.minimumReceived
  // A refused swap cannot be confirmed anyway.
  const isRefused = review.status === 'error'
  const isUnknown = !isRefused && impact === undefined && toAmount !== undefined && minimum !== undefined
  const isCostly = !isRefused && impact !== undefined && impact > greatestImpact
  // An approval moves nothing yet.
  const isBlocked = (isUnknown || isCostly) && !isMeant && !isApproval
  const hints = {
    approve: text.approveHint({ symbol: fromToken.symbol }),
    batch: text.batchHint,
    swap: text.swapHint,
  }
  const hint = review.step === undefined ? text.checking : hints[review.step]
  return (
    <>
      <div className={css.view}>
        <SwapHeadline from={fromToken} to={toToken} amount={amount} toAmount={toAmount} />
        <SwapSummary form={form} network={network} />
        {review.spender !== undefined && review.step !== 'swap' && (
          <UnlimitedChoice checked={form.unlimitedApproval} disabled={isSigning} onChange={reviewAgain} />
        )}
      </div>
      <div className={css.action}>
        {/* Visible together with the button that it disables. */}
        {isCostly && <ImpactGuard impact={impact} onChange={setMeant} />}
        {isUnknown && <UnknownImpact toAmount={toAmount} minimum={minimum} disabled={isSigning} onChange={setMeant} />}
        <div role={status === 'declined' ? 'status' : undefined}>
          <ReviewProblem swap={swap} />
        </div>
        <Text align="center" role="status">
          {isSigning ? (phase === 'pending' ? text.approving : text.signingHint) : review.status !== 'error' && hint}
        </Text>
        <Button
          full
          icon={isApproval ? 'check' : laterIcons.swap}
          busy={isSigning}
          disabled={!isSigning && (review.status !== 'ready' || isBlocked)}
          onClick={confirm}
        >
          {isSigning && phase !== 'pending' ? text.signing : isApproval ? text.approve : text.swap}
        </Button>
        <div aria-hidden={!isSigning}>
          <OpenWalletLink label={text.openWallet} />
        </div>
      </div>
    </>
  )
}
