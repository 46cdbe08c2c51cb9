import { connectionErrors } from '@portico/core'
import { track } from '../../../analytics/track.js'
import { getInternals } from '../../../instance/getInternals.js'
import type { Portico } from '../../../instance/Portico.js'
import { getEmbeddedWallet } from '../link/getEmbeddedWallet.js'
import type { EmbeddedWalletState } from '../state/EmbeddedWalletState.js'
import { getLogin } from './getLogin.js'
import type { LoginWork } from './loginWorkPart.js'
import { codeLifetimeMs } from './sendLoginMail.js'

/**
 * Waits until the user has opened the link that registers this browser, after which a mail with a code is sent.
 * Concurrent calls share one wait, of at most 20 minutes.
 *
 * @param portico The instance, with a login that waits for a link.
 * @throws `embedded-wallet/no-login`, `connection/aborted` and errors of domain `frame`
 */
export function waitForDevice(portico: Portico): Promise<void> {
  try {
    const { work, state } = getLogin(portico, ['device'])
    work.device ??= wait(portico, work, state).finally(() => {
      work.device = undefined
    })
    return work.device
  } catch (error) {
    return Promise.reject(error)
  }
}

async function wait(portico: Portico, work: LoginWork, state: EmbeddedWalletState): Promise<void> {
  const { signal } = work.controller
  const wallet = await getEmbeddedWallet(portico)
  if (signal.aborted) throw connectionErrors('connection/aborted')
  try {
    await wallet.client.connectDevice({ signal })
  } catch (cause) {
    throw signal.aborted ? connectionErrors('connection/aborted', undefined, { cause }) : cause
  }
  if (signal.aborted) throw connectionErrors('connection/aborted')
  if (state.step !== 'device') return
  track(portico, { event: 'DEVICE_REGISTERED_FOR_EMAIL' })
  track(portico, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
  state.step = 'code'
  state.expiresAt = getInternals(portico).clock.now() + codeLifetimeMs
}
