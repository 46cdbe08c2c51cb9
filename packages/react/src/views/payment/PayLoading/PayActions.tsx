import {
  cancelPay,
  closeModal,
  openPayPage,
  type Payment,
  type PayState,
  type RouteParams,
  replaceView,
  resumePayment,
} from '@portico/controllers'
import { isPaymentUnderWay } from '@portico/controllers/ui'
import { formatAmount } from '@portico/core'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { LinkButton } from '../../../parts/links/LinkButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import css from './PayLoading.module.css'

type PayActionsProps = { readonly form: Pick<PayState, 'request'>; readonly payment: Payment }

/** What can be done about a payment: open the exchange's page, look again, cancel, or go on. */
export function PayActions({ form, payment }: PayActionsProps): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('transfer'), ...useMessages('payment') }
  const { exchange, phase, url } = payment
  const isOpen = phase === 'waiting' || phase === 'late'
  // Nothing can have been paid yet, so nobody needs to be told what becomes of it.
  const isEarly = phase === 'preparing' || phase === 'ready'
  const isOver = phase === 'failed' || phase === 'canceled' || phase === 'unseen'
  const restart = () => {
    cancelPay(portico)
    replaceView(portico, { view: 'Pay', params: readRequest(form, payment) })
  }
  return (
    <div className={css.actions}>
      {url !== undefined && (phase === 'ready' || isOpen) && (
        // A real link opens in the task of its own click, and its page cannot reach this one.
        <LinkButton
          href={url}
          variant={phase === 'ready' ? 'primary' : 'secondary'}
          onClick={() => openPayPage(portico, { isOpened: true })}
        >
          {phase === 'ready' ? text.open({ exchange: isolate(exchange.name) }) : text.openAgain}
        </LinkButton>
      )}
      {phase === 'unseen' && (
        <Button full onClick={() => resumePayment(portico)}>
          {text.lookAgain}
        </Button>
      )}
      {phase === 'arrived' && (
        <Button full onClick={() => closeModal(portico, { reason: 'done' })}>
          {text.done}
        </Button>
      )}
      {(isOver || isEarly) && (
        <Button full variant={phase === 'unseen' || isEarly ? 'secondary' : 'primary'} onClick={restart}>
          {phase === 'failed' || isEarly ? text.another : text.newPayment}
        </Button>
      )}
      {isPaymentUnderWay(payment) && !isEarly && (
        <Button full variant="secondary" onClick={() => cancelPay(portico)}>
          {text.cancel}
        </Button>
      )}
    </div>
  )
}

/** What to start again with: what the app had asked for, also on a page that was loaded anew. */
function readRequest({ request }: Pick<PayState, 'request'>, payment: Payment): RouteParams['Pay'] {
  const { amount, asset, isOwn, recipient } = payment
  if (!request && isOwn) return {}
  const {
    asset: id,
    amount: text,
    recipient: account,
  } = request ?? {
    asset: asset.id,
    amount: formatAmount(amount, asset.decimals),
    recipient: `${asset.networkId}:${recipient}`,
  }
  return {
    ...(id !== undefined && { asset: id }),
    ...(text !== undefined && { amount: text }),
    ...(account !== undefined && { recipient: account }),
  }
}
