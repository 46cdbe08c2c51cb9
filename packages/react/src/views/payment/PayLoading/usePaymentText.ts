import type { Payment } from '@portico/controllers'
import type { Network } from '@portico/core'
import { isolate } from '../../../i18n/isolate.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useLocale } from '../../../i18n/useLocale.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { formatExactAmount } from '../../../parts/money/formatExactAmount.js'
import { useIsSlow } from '../../../parts/transfer/useIsSlow.js'

type PaymentText = { readonly title: string; readonly hint: string }

/** Says how far a payment is, and what to do. */
export function usePaymentText(payment: Payment | undefined, on: Network | undefined): PaymentText {
  const text = useMessages('payment')
  const locale = useLocale()
  const errorText = useErrorText(payment?.error)
  const isSlow = useIsSlow(payment?.phase === 'processing')
  if (!payment) return { title: '', hint: '' }
  const { asset, hash, phase, received, url } = payment
  const exchange = isolate(payment.exchange.name)
  const network = isolate(on?.name ?? asset.networkId)
  const format = (value: bigint) => isolate(formatExactAmount(locale, value, asset))
  const wanted = format(payment.amount)
  const amount = format(received ?? payment.amount)
  const sent =
    received === undefined
      ? text.reportedText({ exchange, amount })
      : received < payment.amount
        ? text.shortText({ amount, wanted, network })
        : text.arrivedText({ amount, network })
  const texts: Readonly<Record<Payment['phase'], readonly [title: string, hint: string]>> = {
    preparing: [text.preparingTitle({ exchange }), text.preparingText],
    ready: [text.readyTitle({ exchange }), text.readyText],
    waiting: [text.waitingTitle({ exchange }), url ? text.waitingText : text.reloadedText],
    late: [text.lateTitle, text.lateText({ exchange })],
    processing: [text.processingTitle, isSlow ? text.slowText : text.processingText],
    confirming: [text.confirmingTitle, text.confirmingText({ exchange, network })],
    unseen: [text.unseenTitle, hash ? text.unseenSentText({ exchange, network }) : text.unseenText({ exchange })],
    arrived: [text.arrivedTitle, sent],
    failed: [text.failedTitle, errorText],
    canceled: [text.canceledTitle, text.canceledText({ exchange })],
  }
  const [title, hint] = texts[phase]
  return { title, hint }
}
