import { embeddedWalletPart } from '@portico/controllers/ui'
import { isEmail, isPorticoError } from '@portico/core'
import { type FormEvent, type ReactElement, useState } from 'react'
import { usePartState } from '../../../bindings/usePartState.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { ReloadButton } from '../../../parts/reload/ReloadButton.js'
import { isMissingPart } from '../../../parts/request/isMissingPart.js'
import { IconButton } from '../../../primitives/IconButton/IconButton.js'
import { Spinner } from '../../../primitives/Spinner/Spinner.js'
import { TextField } from '../../../primitives/TextField/TextField.js'
import { AlertNotice } from '../AlertNotice.js'
import css from './EmailForm.module.css'
import { useEmailErrorText } from './useEmailErrorText.js'

export type EmailFormProps = {
  readonly label: string
  /** Accessible name of the button. */
  readonly submitLabel: string
  /** Initial address. */
  readonly initial?: string | undefined
  readonly isBusy: boolean
  readonly error: unknown
  readonly onFocus?: (() => void) | undefined
  readonly onSubmit: (email: string) => void
  /** Called when the address changes, so that an error about the previous one disappears. */
  readonly onEdit: () => void
}

/** An email field with its button. An invalid address is reported on submit, not before. */
export function EmailForm(props: EmailFormProps): ReactElement {
  const { label, submitLabel, initial = '', isBusy, error, onFocus, onSubmit, onEdit } = props
  const text = useMessages('email')
  const [email, setEmail] = useState(initial)
  const [isInvalid, setInvalid] = useState(false)
  const { alert } = usePartState(embeddedWalletPart)
  const failure = useEmailErrorText(error)
  // Shown by the notice instead: requests that fail together each have an error of the same code, and one alert.
  const isTold = isPorticoError(error) && error.code === alert?.cause.code
  const problem = isInvalid ? text.invalidEmail : isTold ? undefined : failure
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    setInvalid(!isEmail(address))
    if (isEmail(address) && !isBusy) onSubmit(address)
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate aria-busy={isBusy || undefined}>
      <AlertNotice />
      <TextField
        label={label}
        hideLabel
        placeholder={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="go"
        value={email}
        readOnly={isBusy}
        // The focus stays in the field, so its error would not be announced without `role="alert"`.
        error={problem && <span role="alert">{problem}</span>}
        onFocus={onFocus}
        onChange={({ target }) => {
          setEmail(target.value)
          setInvalid(false)
          onEdit()
        }}
        end={
          <span className={css.end}>
            {isBusy ? (
              <Spinner label={text.sending} size="s" />
            ) : (
              <IconButton type="submit" label={submitLabel} icon="chevron" />
            )}
          </span>
        }
      />
      {problem && isMissingPart(error) && <ReloadButton />}
    </form>
  )
}
