import { goBackTo, type Portico, showToast } from '@portico/controllers'
import {
  cancelEmailUpdate,
  submitPrimaryOtp,
  submitSecondaryOtp,
  updateEmail,
} from '@portico/controllers/embedded-wallet'
import { getPart } from '@portico/controllers/internal'
import { embeddedWalletPart, routerPart } from '@portico/controllers/ui'
import type { ReactElement } from 'react'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { Button } from '../../../primitives/Button/Button.js'
import { Text } from '../../../primitives/Text/Text.js'
import { CodeForm } from '../code/CodeForm.js'
import { ResendButton } from '../code/ResendButton.js'
import { NotLoggedIn } from '../NotLoggedIn.js'
import css from '../Pane.module.css'
import { useLogin } from '../useLogin.js'
import { NewEmail } from './NewEmail.js'

/** Changes the e-mail address: the new one, a code of the old one, a code of the new one. */
export function UpdateEmail(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('embeddedWallet')
  const { isConnected, email } = useLogin()
  const { step, email: next = '' } = usePartState(embeddedWalletPart).update
  const begin = useCommand((portico, address: string) => updateEmail(portico, { email: address }))
  const submit = useCommand(async (portico, code: string) => {
    if (step === 'primary') return submitPrimaryOtp(portico, { code })
    await submitSecondaryOtp(portico, { code })
    showToast(portico, { variant: 'success', code: 'email-updated' })
    leave(portico)
  })
  if (!isConnected) return <NotLoggedIn />
  if (step === 'idle')
    return (
      <NewEmail
        present={email}
        isBusy={begin.status === 'running'}
        error={begin.error}
        onSubmit={begin.run}
        onEdit={begin.reset}
      />
    )
  return (
    <div className={css.pane}>
      <Text align="center">
        {step === 'primary'
          ? text.primaryText({ email: isolate(email ?? '') })
          : text.secondaryText({ email: isolate(next) })}
      </Text>
      <CodeForm
        key={step}
        busyText={text.checking}
        isBusy={submit.status === 'running'}
        error={submit.error}
        expiresAt={undefined}
        onSubmit={submit.run}
      />
      <div className={css.actions}>
        <ResendButton send={(portico) => updateEmail(portico, { email: next })} />
        <Button variant="ghost" size="s" onClick={() => cancelEmailUpdate(portico)}>
          {text.otherEmail}
        </Button>
      </div>
    </div>
  )
}

/** Goes back to where the change was begun. */
function leave(portico: Portico): void {
  const { history } = getPart(portico, routerPart)
  const index = history.findLastIndex(({ name }) => name === 'UpdateEmail') - 1
  if (index >= 0) goBackTo(portico, { index })
}
