import { resendCode, submitOtp } from '@portico/controllers/embedded-wallet'
import { embeddedWalletPart, leaveAfterConnect } from '@portico/controllers/ui'
import { isPorticoError } from '@portico/core'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePartState } from '../../../bindings/usePartState.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Text } from '../../../primitives/Text/Text.js'
import { CodeForm } from '../code/CodeForm.js'
import { ResendButton } from '../code/ResendButton.js'
import { ForgetfulNote } from '../ForgetfulNote.js'
import { LoginEnded } from '../LoginEnded.js'
import css from '../Pane.module.css'

/** Asks for the code from the login mail. */
export function EmailVerifyOtp(): ReactElement {
  const text = useMessages('embeddedWallet')
  const { step, email, expiresAt } = usePartState(embeddedWalletPart)
  const { run, status, error } = useCommand(async (portico, code: string) => {
    await submitOtp(portico, { code })
    leaveAfterConnect(portico)
  })
  const isAborted = isPorticoError(error, 'connection/aborted')
  // Once connected the view only waits to be closed.
  if (email === undefined && status !== 'running') return <LoginEnded />
  return (
    <div className={css.pane}>
      <Text align="center">{text.codeText({ email: isolate(email ?? '') })}</Text>
      <ForgetfulNote />
      <CodeForm
        key={expiresAt}
        busyText={step === 'checking' || step === 'code' ? text.checking : text.connecting}
        isBusy={status === 'running'}
        error={isAborted ? undefined : error}
        expiresAt={expiresAt}
        onSubmit={run}
      />
      <ResendButton send={resendCode} />
    </div>
  )
}
