import { connectionErrors } from '@portico/core'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { readCode, toCodeError } from '../email/loginCode.js'
import type { SubmitOtpParameters } from '../email/submitOtp.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { cooldownMs, embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { runWhileConnected } from './runWhileConnected.js'

/** What `submitPrimaryOtp` takes. */
export type SubmitPrimaryOtpParameters = SubmitOtpParameters

/**
 * Submits the code that was sent to the old address. A code is then sent to the new one.
 *
 * @param portico The instance, with a pending change of the e-mail address.
 * @param parameters The code.
 * @throws `embedded-wallet/no-login`, `embedded-wallet/invalid-code`, `embedded-wallet/code-refused`,
 * `embedded-wallet/not-connected`, `connection/aborted` when the change was cancelled meanwhile, and errors of domain
 * `frame`
 */
export async function submitPrimaryOtp(portico: Portico, { code }: SubmitPrimaryOtpParameters): Promise<void> {
  const state = getPart(portico, embeddedWalletPart)
  if (state.update.step !== 'primary') throw embeddedWalletErrors('embedded-wallet/no-login')
  const otp = readCode(code)
  const { clock, lifetime } = getInternals(portico)
  const { update } = state
  try {
    await runWhileConnected(portico, ({ client }, signal) => client.updateEmailPrimaryOtp({ otp }, { signal }))
  } catch (cause) {
    throw toCodeError(cause, lifetime)
  }
  if (state.update !== update) throw connectionErrors('connection/aborted')
  state.update = { ...update, step: 'secondary' }
  state.resendAt = clock.now() + cooldownMs
}
