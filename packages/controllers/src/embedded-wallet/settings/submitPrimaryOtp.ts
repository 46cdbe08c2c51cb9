import { getFeature } from '../../features/getFeature.js'
import { getInternals } from '../../portico/getInternals.js'
import type { Portico } from '../../portico/Portico.js'
import { embeddedWalletErrors } from '../embeddedWalletErrors.js'
import { embeddedWalletFeature } from '../embeddedWalletFeature.js'
import { readCode } from '../login/readCode.js'
import type { SubmitOtpParameters } from '../login/submitOtp.js'
import { toCodeError } from '../login/toCodeError.js'
import { getConnectedWallet } from './getConnectedWallet.js'

/**
 * Hands the code that the old address got to the wallet; the new address gets one then.
 *
 * @param portico The instance, with a change of the e-mail address under way.
 * @param parameters The code.
 * @throws `embedded-wallet/no-login`, `embedded-wallet/invalid-code`, `embedded-wallet/code-refused`,
 * `embedded-wallet/not-connected` and errors of domain `frame`
 */
export async function submitPrimaryOtp(portico: Portico, { code }: SubmitOtpParameters): Promise<void> {
  const state = getFeature(portico, embeddedWalletFeature)
  if (state.update.step !== 'primary') throw embeddedWalletErrors('embedded-wallet/no-login')
  const otp = readCode(code)
  const wallet = await getConnectedWallet(portico)
  try {
    await wallet.client.updateEmailPrimaryOtp({ otp })
  } catch (cause) {
    throw toCodeError(cause, getInternals(portico).lifetime)
  }
  state.update = { ...state.update, step: 'secondary' }
}
