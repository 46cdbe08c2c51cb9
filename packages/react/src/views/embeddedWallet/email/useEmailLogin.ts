import { pushView, track } from '@portico/controllers'
import { startEmailLogin } from '@portico/controllers/embedded-wallet'
import { embeddedWalletPart, leaveAfterConnect } from '@portico/controllers/ui'
import { type ChainNamespace, isPorticoError } from '@portico/core'
import { useCommand } from '../../../bindings/useCommand.js'
import { usePartState } from '../../../bindings/usePartState.js'
import { usePorticoInstance } from '../../../bindings/usePorticoInstance.js'

export type EmailLogin = {
  readonly isBusy: boolean
  readonly error: unknown
  /** Initial value: the address of a login that was not finished. */
  readonly typedEmail: string | undefined
  /** Called when the user focuses the field. */
  readonly select: () => void
  readonly start: (email: string) => void
  readonly reset: () => void
}

/**
 * Starts the email login and opens the view it needs.
 *
 * @param namespace Namespace to connect; all that the wallet supports by default.
 */
export function useEmailLogin(namespace?: ChainNamespace | undefined): EmailLogin {
  const portico = usePorticoInstance()
  const { typedEmail } = usePartState(embeddedWalletPart)
  const { run, status, error, reset } = useCommand(async (portico, email: string) => {
    const { action } = await startEmailLogin(portico, { email, namespaces: namespace && [namespace] })
    if (action === 'CONNECT') leaveAfterConnect(portico)
    else pushView(portico, { view: action === 'VERIFY_DEVICE' ? 'EmailVerifyDevice' : 'EmailVerifyOtp' })
  })
  return {
    isBusy: status === 'running',
    // Leaving the view or choosing a wallet is no failure.
    error: isPorticoError(error, 'connection/aborted') ? undefined : error,
    typedEmail,
    select: () => track(portico, { event: 'EMAIL_LOGIN_SELECTED' }),
    start: (email) => void run(email),
    reset,
  }
}
