import { isPorticoError } from '@portico/core'
import type { ReactElement } from 'react'
import { useErrorText } from '../../i18n/useErrorText.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Notice } from '../../primitives/Notice/Notice.js'

/** Says why the account is not signed in. A decline is the person's own answer, and told as one. */
export function SignInFailure({ error }: { readonly error: unknown }): ReactElement | null {
  const text = useMessages('signIn')
  const reason = useErrorText(error)
  if (error === undefined) return null
  if (isPorticoError(error, 'sign-in/declined'))
    return (
      <Notice tone="negative" title={text.declinedTitle}>
        {text.declinedText}
      </Notice>
    )
  if (isPorticoError(error, 'sign-in/smart-account'))
    return (
      <Notice tone="negative" title={text.smartAccountTitle}>
        {text.smartAccountText}
      </Notice>
    )
  const isOff = isPorticoError(error, 'siwx/not-enabled') || isPorticoError(error, 'siwx/no-account')
  return (
    <Notice tone="negative" title={isOff ? text.offTitle : text.failedTitle}>
      {reason}
    </Notice>
  )
}
