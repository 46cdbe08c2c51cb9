import { type ChainNamespace, connectionErrors, isPorticoError } from '@portico/core'
import { isRecord, settle } from '@portico/core/internal'
import { track } from '../../../analytics/track.js'
import { connect } from '../../../connection/commands/connect.js'
import { getInternals } from '../../../instance/getInternals.js'
import { getPart } from '../../../instance/getPart.js'
import type { Portico } from '../../../instance/Portico.js'
import { raiseAlert } from '../alerts/raiseAlert.js'
import { getEmbeddedWallet } from '../link/getEmbeddedWallet.js'
import { cooldownMs, embeddedWalletPart } from '../state/embeddedWalletPart.js'
import { endLogin } from './endLogin.js'
import type { LoginWork } from './loginWorkPart.js'

/** How long a mailed code or link is valid, in milliseconds. */
export const codeLifetimeMs = 1_200_000

/** Next step: the user opens the link of the mail, or types its code, or is logged in already. */
export type LoginAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/**
 * Asks the frame to start the login, which sends a mail, and goes to the step the frame names. From the first mail on
 * the instance is connecting, so choosing another wallet ends the login.
 */
export async function sendLoginMail(portico: Portico, work: LoginWork, email: string): Promise<LoginAction> {
  const { clock } = getInternals(portico)
  const { signal } = work.controller
  const state = getPart(portico, embeddedWalletPart)
  const wallet = await settle(() => getEmbeddedWallet(portico), { signal })
  // The sign-out of a cancelled login must not end this one.
  await settle(wallet.settled, { signal })
  // The user is already logging in again.
  if (state.alert?.code === 'SESSION_EXPIRED') state.alert = undefined
  const undo = (answer: Promise<{ readonly action: LoginAction }>) =>
    // A login that existed before was not started by this mail, so it is not undone.
    wallet.undoLogin(answer.then(({ action }) => action === 'CONNECT' && !isLoggedIn(portico, email)))
  const { action } = await wallet.client.connectEmail({ email }, { signal, onLate: undo }).catch((cause: unknown) => {
    if (signal.aborted) throw connectionErrors('connection/aborted', undefined, { cause })
    const seconds = readCooldown(cause)
    if (seconds !== undefined) state.resendAt = clock.now() + seconds * 1_000
    throw cause
  })
  if (signal.aborted) {
    undo(Promise.resolve({ action }))
    throw connectionErrors('connection/aborted')
  }
  const now = clock.now()
  if (!work.connecting) {
    wallet.expectLogin()
    const namespaces = withOwn(portico, work.namespaces)
    work.connecting = connect(portico, { connectorId: 'AUTH', namespaces, signal }).finally(() => wallet.forgetLogin())
    // A caller that waits for the login receives the error; otherwise the state shows it.
    work.connecting.catch((error: unknown) => {
      endLogin(portico, work)
      raiseAlert(portico, error)
    })
  }
  Object.assign(state, {
    step: action === 'VERIFY_DEVICE' ? 'device' : action === 'VERIFY_OTP' ? 'code' : 'connecting',
    resendAt: now + cooldownMs,
    expiresAt: action === 'CONNECT' ? undefined : now + codeLifetimeMs,
  })
  if (action === 'CONNECT') wallet.completeLogin()
  if (action === 'VERIFY_OTP') track(portico, { event: 'EMAIL_VERIFICATION_CODE_SENT' })
  return action
}

function isLoggedIn(portico: Portico, email: string): boolean {
  const isConnected = [...getInternals(portico).connections.values()].some(({ connectorId }) => connectorId === 'AUTH')
  const { user } = getPart(portico, embeddedWalletPart)
  return isConnected && user?.email?.toLowerCase() === email.toLowerCase()
}

/** The frame has one login, so the namespaces it serves already must follow the new one. */
function withOwn(portico: Portico, namespaces: LoginWork['namespaces']): readonly ChainNamespace[] | undefined {
  const own = [...getInternals(portico).connections].filter(([, { connectorId }]) => connectorId === 'AUTH')
  return namespaces && [...new Set([...namespaces, ...own.map(([namespace]) => namespace)])]
}

/** Reads the seconds until another mail may be requested from the cooldown error. */
function readCooldown(error: unknown): number | undefined {
  if (!isPorticoError(error, 'frame/cooldown')) return undefined
  const { params } = error
  return isRecord(params) && typeof params.seconds === 'number' ? params.seconds : undefined
}
