import { type RouteParams, replaceView, startPay } from '@portico/controllers'
import { isPaymentUnderWay } from '@portico/controllers/ui'
import { isPorticoError } from '@portico/core'
import { type ReactElement, useEffect, useLayoutEffect } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { usePorticoState } from '../../../bindings/usePorticoState.js'
import { useRetryOnline } from '../../../bindings/useRetryOnline.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { usePayForm } from '../../../parts/pay/usePayForm.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.js'
import { ExchangeList } from './ExchangeList.js'
import css from './Pay.module.css'
import { PayHeadline } from './PayHeadline.js'

/** What to pay and how much, and the exchanges that can. */
export function Pay({ params }: { readonly params: RouteParams['Pay'] }): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('pay')
  const { run, error } = useCommand(startPay)
  const { form, network } = usePayForm()
  const { asset, amount, recipient } = params
  const account = usePorticoState(({ activeNamespace, namespaces }) => namespaces[activeNamespace]?.address)
  const start = () => void run({ asset, amount, recipient })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account means another recipient.
  useEffect(start, [run, asset, amount, recipient, account])
  const isUnderWay = isPaymentUnderWay(form.payment)
  useLayoutEffect(() => {
    // One at a time; it can be canceled there.
    if (isUnderWay) replaceView(portico, { view: 'PayLoading' })
  }, [portico, isUnderWay])
  const isFailed = error !== undefined && !isPorticoError(error, 'pay/aborted')
  const isOffline = useRetryOnline(isFailed, start)
  const errorText = useErrorText(isFailed ? error : undefined)
  if (isPorticoError(error, 'pay/not-connected'))
    return <NotConnected title={text.connectTitle} text={text.connectText} connect={text.connect} />
  if (isFailed)
    return (
      <Notice tone="negative" title={text.unavailableTitle} action={<RetryButton onClick={start} />}>
        {isOffline ? text.offline : errorText}
      </Notice>
    )
  if (form.status !== 'ready' || !form.asset)
    return (
      <div className={css.view} aria-busy="true">
        <Skeleton shape="bar" />
        <Skeleton count={3} />
      </div>
    )
  return (
    <div className={css.view}>
      <PayHeadline form={form} asset={form.asset} network={network} />
      <ExchangeList form={form} />
    </div>
  )
}
