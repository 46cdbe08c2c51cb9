import { connectionErrors, isEmail } from '@portico/core'
import { emailKey } from '@portico/core/internal'
import { track } from '../../../analytics/track.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import { cooldownMs, embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { getConnectedWallet } from './getConnectedWallet.js'
import { runWhileConnected } from './runWhileConnected.js'

/** What `updateEmail` takes. */
export type UpdateEmailParameters = { readonly email: string }

/** What `updateEmail` resolves with. */
export type UpdateEmailReturnType = {
  /** `VERIFY_PRIMARY_OTP`: a code was sent to the old address. `VERIFY_SECONDARY_OTP`: to the new one. */
  readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'
}

/**
 * Starts a change of the login's e-mail address. Calling it again sends another mail.
 *
 * @param portico The instance, connected with the embedded wallet.
 * @param parameters The new address.
 * @throws `embedded-wallet/invalid-email`, `embedded-wallet/same-email`, `embedded-wallet/not-connected`,
 * `connection/aborted` when the change was cancelled meanwhile, and errors of domain `frame`
 */
export async function updateEmail(portico: Portico, { email }: UpdateEmailParameters): Promise<UpdateEmailReturnType> {
  const address = email.trim()
  if (!isEmail(address)) throw embeddedWalletErrors('embedded-wallet/invalid-email')
  await getConnectedWallet(portico)
  const { clock, store } = getInternals(portico)
  const state = getPart(portico, embeddedWalletPart)
  const present = state.user?.email ?? store.get(emailKey)
  if (address.toLowerCase() === present?.toLowerCase()) throw embeddedWalletErrors('embedded-wallet/same-email')
  // An alert of an earlier request does not concern this one.
  state.alert = undefined
  const { update } = state
  const { action } = await runWhileConnected(portico, ({ client }, signal) =>
    client.updateEmail({ email: address }, { signal }),
  )
  if (state.update !== update) throw connectionErrors('connection/aborted')
  track(portico, { event: 'EMAIL_EDIT' })
  state.update = { step: action === 'VERIFY_PRIMARY_OTP' ? 'primary' : 'secondary', email: address }
  state.resendAt = clock.now() + cooldownMs
  return { action }
}
