import { replaceView } from '@portico/controllers'
import { resendCode, waitForDevice } from '@portico/controllers/embedded-wallet'
import { embeddedWalletPart } from '@portico/controllers/ui'
import { isPorticoError } from '@portico/core'
import { type ReactElement, useEffect, useState } from 'react'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'
import { isolate } from '../../../i18n/isolate.js'
import { useMessages } from '../../../i18n/useMessages.js'
import { RequestPane } from '../../../parts/request/RequestPane.js'
import { Icon } from '../../../primitives/Icon/Icon.js'
import { laterIcons } from '../../../primitives/Icon/laterIcons.js'
import { ResendButton } from '../code/ResendButton.js'
import { useEmailErrorText } from '../email/useEmailErrorText.js'
import { ForgetfulNote } from '../ForgetfulNote.js'
import { LoginEnded } from '../LoginEnded.js'
import css from '../Pane.module.css'

/** Waits until the user has opened the link that registers this browser. */
export function EmailVerifyDevice(): ReactElement {
  const portico = usePorticoInstance()
  const text = useMessages('embeddedWallet')
  const { step, email, expiresAt } = usePartState(embeddedWalletPart)
  const [error, setError] = useState<unknown>()
  const [attempt, setAttempt] = useState(0)
  const problem = useEmailErrorText(error)
  const isWaiting = step === 'device'
  const isCode = step === 'code'

  // A new mail, which moves `expiresAt`, and a retry begin a new wait; calls meanwhile share one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!isWaiting) return
    let current = true
    setError(undefined)
    waitForDevice(portico).catch((cause: unknown) => {
      if (current && !isPorticoError(cause, 'connection/aborted')) setError(cause)
    })
    return () => {
      current = false
    }
  }, [portico, isWaiting, expiresAt, attempt])
  useEffect(() => {
    if (isCode) replaceView(portico, { view: 'EmailVerifyOtp' })
  }, [portico, isCode])

  if (email === undefined) return <LoginEnded />
  return (
    <RequestPane
      picture={
        <span className={css.tile}>
          <Icon name={laterIcons.external} size="l" />
        </span>
      }
      state={problem === undefined ? 'waiting' : 'failed'}
      title={problem === undefined ? text.deviceWaiting : text.deviceFailed}
      text={problem ?? text.deviceText({ email: isolate(email) })}
      onRetry={() => setAttempt((count) => count + 1)}
    >
      <ForgetfulNote />
      <ResendButton send={resendCode} />
    </RequestPane>
  )
}
