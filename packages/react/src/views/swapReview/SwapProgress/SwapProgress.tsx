import { replaceView, resetSwap, setSwapAmount } from '@portico/controllers'
import { isPorticoError } from '@portico/core'
import { type ReactElement, useId } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import type { MessageGroups } from '../../../i18n/MessageGroups.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { ExternalLink } from '../../../parts/links/ExternalLink.js'
import { getExplorerLink } from '../../../parts/links/getExplorerLink.js'
import { formatExactAmount } from '../../../parts/money/formatExactAmount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { readRevertReason } from '../../../parts/swap/readRevertReason.js'
import { useSwapForm } from '../../../parts/swap/useSwapForm.js'
import { SentTransaction } from '../../../parts/transfer/SentTransaction.js'
import { useIsSlow } from '../../../parts/transfer/useIsSlow.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../../primitives/Text/Text.js'
import { leaveSwap } from '../leaveSwap.js'
import css from './SwapProgress.module.css'

const rings = { pending: 'busy', confirmed: 'done', failed: 'error', replaced: 'error', unknown: 'idle' } as const

/** Follows a swap until it is in a block, and shows what it took and gave. Closing the modal does not end that. */
export function SwapProgress(): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('swapReview') }
  const locale = useLocale()
  const id = useId()
  const { form, network } = useSwapForm()
  const { amount, error, from, fromToken, hash, phase, received, review, sold, toToken } = form
  const slow = useIsSlow(phase === 'pending')
  const errorText = useErrorText(error)
  const reason = phase === 'failed' ? readRevertReason(error) : undefined
  const leave = () => leaveSwap(portico)
  // A batch is pending before its wallet names the transaction.
  if (phase === 'draft' || phase === 'signing' || (!hash && phase !== 'unknown' && phase !== 'pending'))
    return (
      <Notice
        title={text.nothingSentTitle}
        action={
          <Button size="s" onClick={leave}>
            {text.done}
          </Button>
        }
      >
        {text.nothingSentText}
      </Notice>
    )
  const hints = {
    pending: error ? text.lostHint : slow ? text.slowHint : text.pendingHint,
    confirmed: network && text.doneHint({ network: isolate(network.name) }),
    failed: isPorticoError(error, 'transfer/reverted') ? text.revertedText : errorText,
    replaced: errorText,
    unknown: errorText,
  }
  const amountOf = (value: bigint, token: NonNullable<typeof toToken>) =>
    isolate(formatExactAmount(locale, value, token))
  const given = sold ?? amount
  const expected = review.expected ?? review.toAmount
  const isKnown = received !== undefined
  // Links to the account while no transaction is known.
  const account = !hash && from ? getExplorerLink(network, { kind: 'address', value: from }) : undefined
  const again = () => {
    // Any change makes the form a draft again; this one keeps all that was typed.
    setSwapAmount(portico, { text: form.amountText })
    replaceView(portico, { view: 'Swap' })
  }
  const renew = () => {
    resetSwap(portico)
    replaceView(portico, { view: 'Swap' })
  }
  return (
    <div className={css.view}>
      <div className={css.picture} data-phase={phase}>
        <ProgressRing state={rings[phase]}>{toToken && <TokenTile token={toToken} size="xl" />}</ProgressRing>
      </div>
      <div role="status" aria-labelledby={id} className={css.title}>
        <Text variant="title" id={id}>
          {getTitles(text)[phase]}
        </Text>
      </div>
      {fromToken && toToken && given !== undefined && (isKnown || expected !== undefined) && (
        <p className={css.text}>
          {(phase === 'confirmed' && isKnown ? text.received : text.expecting)({
            sold: amountOf(given, fromToken),
            received: amountOf(received ?? expected ?? 0n, toToken),
          })}
        </p>
      )}
      <Text className={css.hint} aria-live="polite">
        {hints[phase]}
        {reason && ` ${text.revertReason({ reason: isolate(reason) })}`}
      </Text>
      {hash && <SentTransaction hash={hash} network={network} />}
      {account && <ExternalLink href={account.href}>{text.explorer({ name: account.name })}</ExternalLink>}
      <div className={css.actions}>
        {phase === 'failed' && <RetryButton variant="primary" full onClick={again} size="m" />}
        {phase === 'unknown' && (
          <Button full variant="secondary" onClick={renew}>
            {text.newSwap}
          </Button>
        )}
        {phase !== 'pending' && (
          <Button full variant={phase === 'failed' ? 'secondary' : 'primary'} onClick={leave}>
            {text.done}
          </Button>
        )}
      </div>
    </div>
  )
}

function getTitles(text: MessageGroups['swapReview'] & MessageGroups['transfer']) {
  return {
    pending: text.pendingTitle,
    confirmed: text.doneTitle,
    failed: text.revertedTitle,
    replaced: text.replacedTitle,
    unknown: text.unknownTitle,
  }
}
