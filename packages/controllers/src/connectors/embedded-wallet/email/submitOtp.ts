import { connectionErrors } from '@portico/core'
import { track } from '../../../analytics/track.js'
import type { ConnectReturnType } from '../../../connection/commands/connect.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { getEmbeddedWallet } from '../link/getEmbeddedWallet.js'
import { embeddedWalletPart } from '../state/embeddedWalletPart.js'
import type { EmbeddedWallet } from '../wallet/EmbeddedWallet.js'
import { checkCode } from './checkCode.js'
import { finishLogin } from './finishLogin.js'
import { getLogin } from './getLogin.js'
import { readCode, toCodeError } from './loginCode.js'

/** What `submitOtp` takes. */
export type SubmitOtpParameters = {
  /** Six digits. */
  readonly code: string
}

/** What `submitOtp` returns: what was connected. */
export type SubmitOtpReturnType = ConnectReturnType

/**
 * Submits the code of the mail to the wallet and connects the account. After a refused code another one may be
 * submitted.
 *
 * @param portico The instance, with a login that waits for a code.
 * @param parameters The code.
 * @throws `embedded-wallet/no-login`, `embedded-wallet/invalid-code`, `embedded-wallet/code-refused`,
 * `connection/aborted` and errors of domain `frame`
 */
export async function submitOtp(portico: Portico, { code }: SubmitOtpParameters): Promise<SubmitOtpReturnType> {
  const { work, state } = getLogin(portico, ['code'])
  const otp = readCode(code)
  const { signal } = work.controller
  state.step = 'checking'
  try {
    const wallet = await getEmbeddedWallet(portico)
    if (signal.aborted) throw connectionErrors('connection/aborted')
    await checkCode(wallet, { otp, work, onAccept: () => accept(portico, wallet) })
  } catch (cause) {
    const error = toCodeError(cause, signal)
    if (!signal.aborted) {
      state.step = 'code'
      track(portico, { event: 'EMAIL_VERIFICATION_CODE_FAIL', properties: { message: error.shortMessage } })
    }
    throw error
  }
  return finishLogin(portico, work)
}

function accept(portico: Portico, wallet: EmbeddedWallet): void {
  track(portico, { event: 'EMAIL_VERIFICATION_CODE_PASS' })
  getPart(portico, embeddedWalletPart).step = 'connecting'
  wallet.completeLogin()
}
