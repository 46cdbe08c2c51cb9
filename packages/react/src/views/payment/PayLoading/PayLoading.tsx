import { replaceView, resumePayment } from '@portico/controllers'
import { onPageFocus } from '@portico/controllers/ui'
import { type ReactElement, useEffect, useId } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { ExactAmount } from '../../../parts/money/ExactAmount.js'
import { ExchangeTile } from '../../../parts/pay/ExchangeTile.js'
import { usePayForm } from '../../../parts/pay/usePayForm.js'
import { SentTransaction } from '../../../parts/transfer/SentTransaction.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { ProgressRing } from '../../../primitives/ProgressRing/ProgressRing.js'
import { Text } from '../../../primitives/Text/Text.js'
import { PayActions } from './PayActions.js'
import css from './PayLoading.module.css'
import { usePaymentText } from './usePaymentText.js'

const rings = {
  preparing: 'busy',
  ready: 'idle',
  waiting: 'busy',
  late: 'busy',
  processing: 'busy',
  confirming: 'busy',
  unseen: 'idle',
  arrived: 'done',
  failed: 'error',
  canceled: 'idle',
} as const

/** Follows a payment from its exchange to the chain. Closing the modal does not end that. */
export function PayLoading(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('payment')
  const id = useId()
  const { form, network } = usePayForm()
  const { payment } = form
  const { title, hint } = usePaymentText(payment, network)
  useEffect(() => {
    // Restores a payment of an earlier page, and polls immediately when the user returns from the exchange's page.
    const look = () => resumePayment(portico)
    look()
    const stop = onPageFocus(look)
    window.addEventListener('online', look)
    return () => {
      stop()
      window.removeEventListener('online', look)
    }
  }, [portico])
  if (!payment)
    return (
      <Notice
        title={text.emptyTitle}
        action={
          <Button size="s" onClick={() => replaceView(portico, { view: 'Pay' })}>
            {text.start}
          </Button>
        }
      >
        {text.emptyText}
      </Notice>
    )
  const { amount, asset, exchange, hash, phase } = payment
  return (
    <div className={css.view}>
      <ProgressRing state={rings[phase]}>
        <ExchangeTile exchange={exchange} size="xl" />
      </ProgressRing>
      <div role="status" aria-labelledby={id}>
        <Text variant="title" id={id}>
          {title}
        </Text>
      </div>
      {phase !== 'arrived' && (
        <p>
          <ExactAmount value={amount} token={asset} />
        </p>
      )}
      <Text className={css.text} aria-live="polite">
        {hint}
      </Text>
      {payment.isUnreachable && <Text className={css.text}>{text.unreachable}</Text>}
      {hash && <SentTransaction hash={hash} network={network} />}
      <PayActions form={form} payment={payment} />
    </div>
  )
}
