import { type SendState, setMaxAmount, setSendAmount } from '@portico/controllers'
import { getSendBalance } from '@portico/controllers/ui'
import { isPorticoError } from '@portico/core'
import { type ReactElement, useId } from 'react'
import type { Snapshot } from 'valtio/vanilla'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { cleanAmountText } from '../../../parts/money/cleanAmountText.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import css from './AmountField.module.css'
import { SendBalance } from './SendBalance.js'
import { TokenButton } from './TokenButton.js'

type AmountFieldProps = {
  readonly form: Snapshot<SendState>
  /** What is wrong with the amount. */
  readonly error: string | undefined
  readonly onReload: () => void
}

/** How much of which token to send, with the balance and a button for all of it. */
export function AmountField({ form, error, onReload }: AmountFieldProps): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('send')
  const id = useId()
  const max = useCommand(setMaxAmount)
  const maxText = useErrorText(max.error)
  // Newer input aborts the estimate, which is not a failure.
  const maxError = max.error && !isPorticoError(max.error, 'send/aborted') ? maxText : undefined
  const note = error ?? maxError
  const change = (value: string) => {
    max.reset()
    setSendAmount(portico, { text: cleanAmountText(value) })
  }
  return (
    <div className={css.field} data-invalid={note ? true : undefined}>
      <label htmlFor={id}>
        <Text as="span" variant="label">
          {text.amount}
        </Text>
      </label>
      <div className={css.line}>
        <input
          id={id}
          className={css.input}
          data-autofocus=""
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          placeholder="0"
          value={form.amountText}
          aria-invalid={note ? true : undefined}
          aria-describedby={`${id}-note ${id}-balance`}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <TokenButton token={form.token} />
      </div>
      <div className={css.line}>
        <Text as="span" id={`${id}-balance`} className={css.balance}>
          <SendBalance form={form} onReload={onReload} />
        </Text>
        {getSendBalance(form, form.token) !== undefined && (
          <Button variant="ghost" size="s" busy={max.status === 'running'} onClick={() => max.run()}>
            {text.max}
          </Button>
        )}
      </div>
      <Text id={`${id}-note`} tone="negative" className={css.note}>
        {note}
      </Text>
    </div>
  )
}
