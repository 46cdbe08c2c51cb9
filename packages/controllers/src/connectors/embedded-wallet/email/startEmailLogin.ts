import { type ChainNamespace, isEmail } from '@portico/core'
import { track } from '../../../analytics/track.js'
import { ensureLive } from '../../../instance/ensureLive.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { beginLogin } from './beginLogin.js'
import { endLogin } from './endLogin.js'
import { finishLogin } from './finishLogin.js'
import { type LoginAction, sendLoginMail } from './sendLoginMail.js'

/** What `startEmailLogin` takes. */
export type StartEmailLoginParameters = {
  readonly email: string
  /**
   * Namespaces to connect. Other wallets stay on the other namespaces, while those that the embedded wallet serves
   * already follow the new login. Default: every namespace the wallet serves.
   */
  readonly namespaces?: readonly ChainNamespace[] | undefined
}

/** What `startEmailLogin` resolves with. */
export type StartEmailLoginReturnType = {
  /** `VERIFY_OTP`: call `submitOtp` next. `VERIFY_DEVICE`: call `waitForDevice` next. `CONNECT`: connected already. */
  readonly action: LoginAction
}

/**
 * Starts an e-mail login, in place of an earlier one. The user gets a mail. Closing the modal or choosing a wallet
 * cancels the login.
 *
 * @param portico The instance, started, with the connector `embeddedWallet()`.
 * @param parameters The address, and the namespaces to connect.
 * @throws `embedded-wallet/invalid-email`, `frame/cooldown` within 30 s after the last mail, `connection/aborted` and
 * other errors of domain `frame`
 */
export async function startEmailLogin(
  portico: Portico,
  { email, namespaces }: StartEmailLoginParameters,
): Promise<StartEmailLoginReturnType> {
  ensureLive(portico)
  const address = email.trim()
  if (!isEmail(address)) throw embeddedWalletErrors('embedded-wallet/invalid-email')
  const work = beginLogin(portico, { email: address, namespaces })
  track(portico, { event: 'EMAIL_SUBMITTED' })
  try {
    const action = await sendLoginMail(portico, work, address)
    if (action === 'CONNECT') await finishLogin(portico, work)
    return { action }
  } catch (error) {
    endLogin(portico, work)
    throw error
  }
}
