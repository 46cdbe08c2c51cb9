import type { Portico } from '../../../instance/Portico.js'
import { finishLogin } from './finishLogin.js'
import { getLogin } from './getLogin.js'
import { type LoginAction, sendLoginMail } from './sendLoginMail.js'

/** What `resendCode` returns: what the user has to do next. */
export type ResendCodeReturnType = { readonly action: LoginAction }

/**
 * Sends another mail to the address of the current login. The code or link of the earlier mail may become invalid.
 *
 * @param portico The instance, with a login that waits for its mail.
 * @throws `embedded-wallet/no-login`, `frame/cooldown` within 30 s after the last mail, `connection/aborted` and other
 * errors of domain `frame`
 */
export async function resendCode(portico: Portico): Promise<ResendCodeReturnType> {
  const { work, email } = getLogin(portico, ['code', 'device'])
  work.device = undefined
  const action = await sendLoginMail(portico, work, email)
  if (action === 'CONNECT') await finishLogin(portico, work)
  return { action }
}
