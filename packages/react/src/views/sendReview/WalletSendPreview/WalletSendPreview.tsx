import { replaceView } from '@portico/controllers'
import { getSendProblem } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { OpenWalletLink } from '../../../parts/links/OpenWalletLink.js'
import { ExactAmount } from '../../../parts/money/ExactAmount.js'
import { formatExactAmount } from '../../../parts/money/formatExactAmount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { FailureReason } from '../../../parts/transfer/FailureReason.js'
import { SendWarnings } from '../../../parts/transfer/SendWarnings.js'
import { useSendForm } from '../../../parts/transfer/useSendForm.js'
import { Button } from '../../../primitives/Button/Button.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Text } from '../../../primitives/Text/Text.js'
import { useConfirm } from '../useConfirm.js'
import { useReview } from '../useReview.js'
import { isRefusedTransfer } from './isRefusedTransfer.js'
import { SendSummary } from './SendSummary.js'
import css from './WalletSendPreview.module.css'

/** Shows everything about the transfer before the wallet is asked to sign it. */
export function WalletSendPreview(): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('sendReview'), ...useMessages('transfer') }
  const locale = useLocale()
  const { form, network } = useSendForm()
  const reviewAgain = useReview()
  const { confirm, error, status } = useConfirm()
  const { amount, quote, recipient, token } = form
  const quoteText = useErrorText(quote.error)
  const errorText = useErrorText(error)
  const problem = getSendProblem(form)
  const isSigning = status === 'signing'
  const hints = [text.confirmHint, text.signingHint] as const
  if (amount === undefined || !token || !recipient.address || (problem && problem !== 'insufficient-fee'))
    return (
      <Notice
        title={text.nothingToReviewTitle}
        action={
          <Button size="s" onClick={() => replaceView(portico, { view: 'WalletSend' })}>
            {text.fillIn}
          </Button>
        }
      >
        {text.nothingToReviewText}
      </Notice>
    )
  return (
    <>
      <div className={css.view}>
        <div className={css.headline}>
          <TokenTile token={token} size="l" />
          <Text className={css.label}>{text.youSend}</Text>
          <Text variant={formatExactAmount(locale, amount, token).length > 16 ? 'title' : 'amount'}>
            <ExactAmount value={amount} token={token} />
          </Text>
        </div>
        <SendSummary form={form} network={network} />
        <SendWarnings form={form} />
      </div>
      <div className={css.action}>
        {quote.status === 'error' && (
          <Notice
            tone="negative"
            title={
              problem === 'insufficient-fee'
                ? text.insufficientFee
                : isRefusedTransfer(quote.error)
                  ? text.refusedTitle
                  : text.estimateFailed
            }
            action={<RetryButton onClick={reviewAgain} />}
          >
            {quoteText} <FailureReason error={quote.error} />
          </Notice>
        )}
        {status === 'failed' && quote.status !== 'error' && (
          <Notice tone="negative" title={text.failedTitle}>
            {errorText} <FailureReason error={error} />
          </Notice>
        )}
        <div role="status">
          {status === 'declined' && <Notice title={text.declinedTitle}>{text.declinedText}</Notice>}
        </div>
        <div className={css.hint}>
          <Text align="center" role="status">
            {hints[isSigning ? 1 : 0]}
          </Text>
          {/* What comes has its place kept: the button stays under the pointer that pressed it. */}
          <Text align="center" aria-hidden="true">
            {hints[isSigning ? 0 : 1]}
          </Text>
        </div>
        <Button
          full
          icon={laterIcons.send}
          busy={isSigning}
          disabled={!isSigning && quote.status !== 'ready'}
          onClick={confirm}
        >
          {isSigning ? text.signing : text.confirm}
        </Button>
        <div aria-hidden={!isSigning}>
          <OpenWalletLink label={text.openWallet} />
        </div>
      </div>
    </>
  )
}
