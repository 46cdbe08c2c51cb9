import { openModal } from '@portico/controllers'
import { isUnderWay } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { usePorticoInstance } from '../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { Notice } from '../../primitives/Notice/Notice.js'
import { BuyForm } from './BuyForm.js'
import css from './BuyForm.module.css'
import { useBuyForm } from './useBuyForm.js'

/** The form to buy with, in the page. The modal lists what can be chosen and who sells, and follows the purchase. */
export function BuyWidget(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('onramp')
  const { address, error, form, network, restart } = useBuyForm()
  const errorText = useErrorText(error)
  if (address === undefined)
    return (
      <Button full onClick={() => openModal(portico, { view: 'Connect' })}>
        {text.connect}
      </Button>
    )
  const isEmpty = form.optionsStatus === 'ready' && form.tokens.length === 0
  const isBuying = isUnderWay(form.purchase)
  return (
    <div className={css.form}>
      {(error !== undefined || isEmpty) && (
        <Notice
          tone={isEmpty ? 'info' : 'negative'}
          title={text.unavailableTitle}
          action={
            <Button size="s" onClick={() => openModal(portico, { view: 'Networks' })}>
              {text.chooseNetwork}
            </Button>
          }
        >
          {isEmpty ? text.unavailableText : errorText}
        </Notice>
      )}
      <BuyForm form={form} onChoose={(view) => openModal(portico, { view })} onRetry={restart} />
      <Button
        full
        disabled={network === undefined || error !== undefined || isEmpty}
        onClick={() => openModal(portico, { view: isBuying ? 'BuyInProgress' : 'OnRampProviders' })}
      >
        {isBuying ? text.showPurchase : text.buy}
      </Button>
    </div>
  )
}
