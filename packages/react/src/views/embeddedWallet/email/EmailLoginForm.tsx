import type { ChainNamespace } from '@portico/core'
import type { ReactElement } from 'react'
import { useMessages } from '../../../i18n/useMessages.js'
import { EmailForm } from './EmailForm.js'
import { useEmailLogin } from './useEmailLogin.js'

/** The field that starts an e-mail login, for every namespace of the wallet or only one. */
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
