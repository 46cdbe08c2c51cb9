import { replaceView, resetSend, type SendRecipient, setSendAmount } from '@portico/controllers'
import { truncateAddress } from '@portico/core'
import { stripControls } from '@portico/core/internal'
import { type ReactElement, useId } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { TokenTile } from '../../../parts/catalogue/TokenTile.js'
import { ExternalLink } from '../../../parts/links/ExternalLink.js'
import { getExplorerLink } from '../../../parts/links/getExplorerLink.js'
import { formatExactAmount } from '../../../parts/money/formatExactAmount.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { FailureReason } from '../../../parts/transfer/FailureReason.js'
import { SentTransaction } from '../../../parts/transfer/SentTransaction.js'
import { useIsSlow } from '../../../parts/transfer/useIsSlow.js'
import { useSendForm } from '../../../parts/transfer/useSendForm.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../../primitives/Text/Text.js'
import { leaveSend } from '../leaveSend.js'
import css from './WalletSendProgress.module.css'

const rings = { pending: 'busy', confirmed: 'done', failed: 'error', replaced: 'error', unknown: 'idle' } as const

/** Follows a transaction until it is in a block. Closing the modal does not end that. */
export function WalletSendProgress(): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('sendReview'), ...useMessages('transfer') }
  const locale = useLocale()
  const id = useId()
  const { form, network } = useSendForm()
  const { amount, error, from, hash, phase, recipient, token } = form
  const slow = useIsSlow(phase === 'pending')
  const errorText = useErrorText(error)
  const leave = () => leaveSend(portico)
  if (phase === 'draft' || phase === 'signing' || (!hash && phase !== 'unknown'))
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
  const titles = {
    pending: text.pendingTitle,
    confirmed: text.sentTitle,
    failed: text.revertedTitle,
    replaced: text.replacedTitle,
    unknown: text.unknownTitle,
  }
  const hints = {
    pending: error ? text.lostHint : slow ? text.slowHint : text.pendingHint,
    confirmed: network && text.sentHint({ network: isolate(network.name) }),
    failed: errorText,
    replaced: errorText,
    unknown: errorText,
  }
  // Links to the account while no transaction is known.
  const account = !hash && from ? getExplorerLink(network, { kind: 'address', value: from }) : undefined
  const again = () => {
    // Any change makes the form a draft again; this one keeps all that was typed.
    setSendAmount(portico, { text: form.amountText })
    replaceView(portico, { view: 'WalletSend' })
  }
  const renew = () => {
    resetSend(portico)
    replaceView(portico, { view: 'WalletSend' })
  }
  return (
    <div className={css.view}>
      <div className={css.picture} data-phase={phase}>
        <ProgressRing state={rings[phase]}>{token && <TokenTile token={token} size="xl" />}</ProgressRing>
      </div>
      <div role="status" aria-labelledby={id} className={css.title}>
        <Text variant="title" id={id}>
          {titles[phase]}
        </Text>
      </div>
      {amount !== undefined && token && (
        <p className={css.text}>
          {text.amountTo({
            amount: isolate(formatExactAmount(locale, amount, token)),
            recipient: isolate(getRecipientName(recipient)),
          })}
        </p>
      )}
      <Text className={css.hint} aria-live="polite">
        {hints[phase]} <FailureReason error={phase === 'failed' ? error : undefined} />
      </Text>
      {hash && <SentTransaction hash={hash} network={network} />}
      {account && <ExternalLink href={account.href}>{text.explorer({ name: account.name })}</ExternalLink>}
      <div className={css.actions}>
        {phase === 'failed' && <RetryButton variant="primary" full onClick={again} size="m" />}
        {phase === 'unknown' && (
          <Button full variant="secondary" onClick={renew}>
            {text.newPayment}
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

/** Returns the recipient's name, else the shortened address. */
export function getRecipientName({ address = '', name }: SendRecipient): string {
  return name === undefined ? truncateAddress(address) : stripControls(name)
}
