import { type ReactElement, useRef } from 'react'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Text } from '../../../primitives/Text/Text.js'
import { EmailForm, type EmailFormProps } from '../email/EmailForm.js'
import css from '../Pane.module.css'
import { useFocusOnMount } from '../useFocusOnMount.js'

export type NewEmailProps = Omit<EmailFormProps, 'label' | 'submitLabel'> & {
  /** The address so far. */
  readonly present: string | undefined
}

/** Asks for the new address. */
export function NewEmail({ present, ...form }: NewEmailProps): ReactElement {
  const text = useMessages('embeddedWallet')
  const pane = useRef<HTMLDivElement>(null)
  useFocusOnMount(pane)
  return (
    <div ref={pane} className={css.pane}>
      {present && <Text align="center">{text.updateText({ email: isolate(present) })}</Text>}
      <EmailForm label={text.newEmail} submitLabel={text.updateSubmit} {...form} />
    </div>
  )
}
