import type { ChainNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { EmailForm } from './EmailForm.js'
import { useEmailLogin } from './useEmailLogin.js'

/** The field that begins a login by e-mail; for all the wallet serves, or one namespace alone. */
export function EmailLoginForm({ namespace }: { readonly namespace?: ChainNamespace | undefined }): ReactElement {
  const text = useMessages('email')
  const { isBusy, error, typedEmail, select, start, reset } = useEmailLogin(namespace)
  return (
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
  )
}
