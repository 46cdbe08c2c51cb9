import { getSendProblem, push } from '@portico/controllers'
import type { FormEvent, ReactElement } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { SendWarnings } from '../SendWarnings.js'
import { useSend } from '../useSend.js'
import { AmountField } from './AmountField.js'
import { getProblemText } from './getProblemText.js'
import { RecipientField } from './RecipientField.js'
import css from './WalletSend.module.css'

/** The send form: what, how much and to whom. Its one button shows what is still to do. */
export function WalletSend(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('send')
  const { form, error, reload } = useSend()
  const errorText = useErrorText(error)
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
    if (!problem) push(portico, { view: 'WalletSendPreview' })
  }
  return (
    <form className={css.form} onSubmit={review} noValidate>
      <AmountField form={form} error={fieldError('amount')} onReload={reload} />
      <RecipientField form={form} error={fieldError('recipient')} />
      <SendWarnings form={form} />
      <p className={css.status} role="status">
        {shown?.isError && shown.text}
      </p>
      {/* The name stays the same, whatever is still to do: a button is looked for by what it does. */}
      <Button
        type="submit"
        full
        disabled={problem !== undefined}
        aria-label={text.review}
        aria-description={shown?.text}
      >
        {shown ? shown.text : text.review}
      </Button>
    </form>
  )
}
