import { emailKey } from '@portico/core/internal'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { readCode, toCodeError } from '../email/loginCode.js'
import type { SubmitOtpParameters } from '../email/submitOtp.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { runWhileConnected } from './runWhileConnected.js'

/** What `submitSecondaryOtp` takes. */
export type SubmitSecondaryOtpParameters = SubmitOtpParameters

/** What `submitSecondaryOtp` returns: the new address. */
export type SubmitSecondaryOtpReturnType = { readonly email: string }

/**
 * Submits the code that was sent to the new address, which changes the address.
 *
 * @param portico The instance, with a pending change of the e-mail address.
 * @param parameters The code.
 * @returns The new address.
 * @throws `embedded-wallet/no-login`, `embedded-wallet/invalid-code`, `embedded-wallet/code-refused`,
 * `embedded-wallet/not-connected`, `connection/aborted` when the connection has ended meanwhile, and errors of domain
 * `frame`
 */
export async function submitSecondaryOtp(
  portico: Portico,
  { code }: SubmitSecondaryOtpParameters,
): Promise<SubmitSecondaryOtpReturnType> {
  const { lifetime, store } = getInternals(portico)
  const state = getPart(portico, embeddedWalletPart)
  if (state.update.step !== 'secondary') throw embeddedWalletErrors('embedded-wallet/no-login')
  const otp = readCode(code)
  const { update } = state
  try {
    const { newEmail: email } = await runWhileConnected(portico, ({ client }, signal) =>
      client.updateEmailSecondaryOtp({ otp }, { signal }),
    )
    if (state.user) state.user = { ...state.user, email }
    // The address is changed, even if the user has started another change meanwhile.
    if (state.update === update) state.update = { step: 'idle', email: undefined }
    store.set(emailKey, email)
    return { email }
  } catch (cause) {
    throw toCodeError(cause, lifetime)
  }
}
