import { setAccountNameText } from '@portico/controllers'
import { isPorticoError } from '@portico/core'
import { type FormEvent, type ReactElement, useEffect, useRef } from 'react'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useErrorText } from '../../../i18n/useErrorText.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { NotConnected } from '../../../parts/accounts/NotConnected.js'
import { OpenWalletLink } from '../../../parts/links/OpenWalletLink.js'
import { RetryButton } from '../../../parts/retry/RetryButton.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Notice } from '../../../primitives/Notice/Notice.js'
import { Text } from '../../../primitives/Text/Text.js'
import { NameField } from './NameField.js'
import css from './RegisterAccountName.module.css'
import { SuggestedNames } from './SuggestedNames.js'
import { useRegistration } from './useRegistration.js'

/** Asks for a name, tells whether it is free, and registers it. What goes wrong leaves what was typed. */
export function RegisterAccountName(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('names')
  const { form, error, confirm } = useRegistration()
  const unavailable = useErrorText(error)
  const problem = useErrorText(form.problem)
  const failure = useErrorText(form.error)
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus({ preventScroll: true }), [])
  if (isPorticoError(error, 'name/not-connected'))
    return <NotConnected title={text.emptyTitle} text={text.emptyText} connect={text.connect} />
  if (error !== undefined)
    return (
      <Notice tone="negative" title={text.unavailableTitle}>
        {unavailable}
      </Notice>
    )
  const { availability, name = '', owned, phase } = form
  const isFree = availability === 'available' || availability === 'own'
  const isBusy = phase === 'signing' || phase === 'registering'
  const canRegister = isFree && (owned === undefined || owned === name)
  const hint = { draft: text.registerHint, signing: text.signing, registering: text.registering, registered: '' }[phase]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canRegister && !isBusy) confirm()
  }
  return (
    <form ref={place} className={css.form} onSubmit={submit} noValidate aria-busy={isBusy || undefined}>
      <NameField form={form} />
      {/* One place for both, so that neither moves the button. */}
      <div className={css.below}>
        {availability === 'failed' ? (
          <Notice
            tone="negative"
            title={text.checkFailed}
            action={<RetryButton onClick={() => setAccountNameText(portico, { text: form.text })} />}
          >
            {problem}
          </Notice>
        ) : (
          <SuggestedNames form={form} />
        )}
      </div>
      {form.error !== undefined && (
        <Notice tone="negative" title={text.failedTitle({ name: isolate(name) })}>
          {failure}
        </Notice>
      )}
      <div role="status">{form.declined && <Notice title={text.declinedTitle}>{text.declinedText}</Notice>}</div>
      <Text align="center" role="status">
        {hint}
      </Text>
      <Button type="submit" full busy={isBusy} disabled={!canRegister && !isBusy}>
        {text.register}
      </Button>
      {phase === 'signing' && <OpenWalletLink label={text.openWallet} />}
    </form>
  )
}
