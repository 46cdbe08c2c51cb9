import { type ReactElement, useRef } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Consent } from '../../legal/Consent.js'
import { EmailForm } from '../email/EmailForm.js'
import { useEmailLogin } from '../email/useEmailLogin.js'
import css from '../Pane.module.css'
import { useFocusOnMount } from '../useFocusOnMount.js'

/** Logging in by e-mail, in a view of its own. */
export function EmailLogin(): ReactElement {
  const text = useMessages('embeddedWallet')
  const { isBusy, error, typedEmail, select, start, reset } = useEmailLogin()
  const pane = useRef<HTMLDivElement>(null)
  useFocusOnMount(pane)
  return (
    <div ref={pane} className={css.pane}>
      <p className={css.text}>{text.loginText}</p>
      <Consent>
        <EmailForm
          label={text.email}
          submitLabel={text.submitEmail}
          initial={typedEmail}
          isBusy={isBusy}
          error={error}
          onFocus={select}
          onSubmit={start}
          onEdit={reset}
        />
      </Consent>
    </div>
  )
}
