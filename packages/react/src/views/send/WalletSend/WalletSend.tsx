import { pushView, replaceView } from '@portico/controllers'
import { getSendProblem } from '@portico/controllers/ui'
import { type FormEvent, type ReactElement, useLayoutEffect } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { SendWarnings } from '../../../parts/transfer/SendWarnings.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js'
import { useSend } from '../useSend.js'
import { AmountField } from './AmountField.js'
import { getProblemText } from './getProblemText.js'
import { RecipientField } from './RecipientField.js'
import css from './WalletSend.module.css'

/** The send form: what, how much and to whom. Its one button shows what is still to do. */
export function WalletSend(): ReactElement {
  const portico = usePorticoInstance()
  const text = { ...useMessages('send'), ...useMessages('transfer') }
  const { form, network, error, reload } = useSend()
  const errorText = useErrorText(error)
  const { phase } = form
  useLayoutEffect(() => {
    // While a transfer is being sent, its fields are read-only.
    if (phase === 'signing') replaceView(portico, { view: 'WalletSendPreview' })
    if (phase === 'unknown') replaceView(portico, { view: 'WalletSendProgress' })
  }, [portico, phase])
  if (error !== undefined)
    return (
      <Notice tone="negative" title={text.unavailableTitle}>
        {errorText}
      </Notice>
    )
  const problem = getSendProblem(form)
  const shown = problem && getProblemText(problem, form, text)
  const fieldError = (field: 'amount' | 'recipient') =>
    shown?.isError && shown.field === field ? shown.text : undefined
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (!problem) pushView(portico, { view: 'WalletSendPreview' })
  }
  return (
    <form className={css.form} onSubmit={review} noValidate>
      <AmountField form={form} error={fieldError('amount')} onReload={reload} />
      <RecipientField form={form} error={fieldError('recipient')} network={network?.name} />
      <SendWarnings form={form} />
      <VisuallyHidden role="status">{shown?.isError && shown.text}</VisuallyHidden>
      {/* Its name begins with what it does, whatever is still to do, and holds what it shows (WCAG 2.5.3). */}
      <Button type="submit" full disabled={problem !== undefined} aria-label={shown && `${text.review}: ${shown.text}`}>
        {shown ? shown.text : text.review}
      </Button>
    </form>
  )
}
