import { type ReactElement, useRef } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { Consent } from '../../../parts/legal/Consent.js'
import { Text } from '../../../primitives/Text/Text.js'
import { EmailLoginForm } from '../email/EmailLoginForm.js'
import { ForgetfulNote } from '../ForgetfulNote.js'
import css from '../Pane.module.css'
import { useFocusOnMount } from '../useFocusOnMount.js'

/** Logging in by e-mail, in a view of its own. */
export function EmailLogin(): ReactElement {
  const text = useMessages('embeddedWallet')
  const pane = useRef<HTMLDivElement>(null)
  useFocusOnMount(pane)
  return (
    <div ref={pane} className={css.pane}>
      <Text align="center">{text.loginText}</Text>
      <ForgetfulNote />
      <Consent>
        <EmailLoginForm />
      </Consent>
    </div>
  )
}
