import { isPorticoError, type SiwxSession, toWalletError } from '@portico/core'
import { linkSignals, readMessageData, settle } from '@portico/core/internal'
import { ref } from 'valtio/vanilla'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { signMessage } from '../signing/signMessage.js'
import { checkSignIn } from './checkSignIn.js'
import { makeMessage } from './prepareSignIn.js'
import { isSameAccount } from './readSignInAccount.js'
import { requireSiwx } from './requireSiwx.js'
import { revokeSignIn } from './revokeSignIn.js'
import type { SignInAccount } from './SignInState.js'
import { signInErrors, toSignInError, toVerificationError } from './signInErrors.js'
import { signInPart } from './signInPart.js'
import { isSignInShown, leaveSignIn, showSignIn } from './signInViews.js'
import { trackSignIn, trackSignInError } from './trackSignIn.js'

/** What `signIn` takes. */
export type SignInParameters = {
  /** Stops waiting for the wallet. */
  readonly signal?: AbortSignal | undefined
}

/** What `signIn` resolves with. */
export type SignInReturnType = SiwxSession

/** How long a verification may take, in milliseconds. */
const verifyTimeoutMs = 60_000

/**
 * Signs the selected account in: the wallet signs the message, and the app's `siwx` verifies and keeps it. A newer call
 * aborts this one. In the modal a failure is shown in the view of sign-in, which opens again if it was left.
 *
 * @param portico The instance.
 * @param parameters A signal to stop waiting.
 * @throws `siwx/not-enabled`, `siwx/no-account`, `sign-in/declined`, `sign-in/smart-account`,
 * `sign-in/account-changed`, `connection/aborted`, errors of the wallet and of the app's `siwx`
 */
export async function signIn(portico: Portico, { signal }: SignInParameters = {}): Promise<SignInReturnType> {
  const { account } = requireSiwx(portico)
  const { lifetime } = getInternals(portico)
  const part = getPart(portico, signInPart)
  const { state } = part
  if (part.attempt) {
    part.attempt.controller.abort()
    // Its nonce may have been used.
    part.message = undefined
  }
  const controller = new AbortController()
  const attempt = { controller, isShown: isSignInShown(portico) }
  part.attempt = attempt
  state.error = undefined
  const unlink = linkSignals(controller, [lifetime, signal])
  try {
    trackSignIn(portico, 'CLICK_SIGN_SIWX_MESSAGE', account)
    const session = await runSignIn(portico, account, controller.signal)
    trackSignIn(portico, 'SIWX_AUTH_SUCCESS', account)
    return session
  } catch (cause) {
    const error = toSignInError(cause)
    if (part.attempt !== attempt || isPorticoError(error, 'connection/aborted')) throw error
    trackSignInError(portico, account, error)
    state.error = error
    if (attempt.isShown && isSameAccount(state.account, account)) showSignIn(portico, false)
    throw error
  } finally {
    unlink()
    if (part.attempt === attempt) {
      part.attempt = undefined
      if (part.isStale) void checkSignIn(portico, 'quiet')
      part.isStale = false
      state.isSigned = part.message !== undefined && part.unverified?.message === part.message
      if (state.step !== 'preparing') state.step = part.message ? 'ready' : 'idle'
    }
  }
}

async function runSignIn(portico: Portico, account: SignInAccount, signal: AbortSignal): Promise<SiwxSession> {
  const { clock } = getInternals(portico)
  const part = getPart(portico, signInPart)
  const { state } = part
  const message = await settle(() => makeMessage(portico), { signal })
  const text = message.toString()
  state.step = 'signing'
  const isCurrent = () => isSameAccount(state.account, account)
  try {
    if (!isCurrent()) throw signInErrors('sign-in/account-changed')
    const { namespace, address } = account
    const ask = () => signMessage(portico, { message: text, namespace, address, signal })
    const signed = part.unverified?.message === message ? part.unverified : undefined
    const signature = signed?.signature ?? (await settle(ask, { signal }).catch(toWalletFailure))
    if (!isCurrent()) throw signInErrors('sign-in/account-changed')
    state.step = 'verifying'
    part.unverified = { message, signature }
    const session: SiwxSession = { data: readMessageData(message), message: text, signature }
    // The person has approved: closing the modal does not undo that.
    const added = addSession(portico, account, session)
    const error = () => {
      // It may be kept after all.
      added.then(() => checkSignIn(portico, 'quiet')).catch(() => {})
      return signInErrors('sign-in/timeout')
    }
    await settle(() => added, { limit: { clock, ms: verifyTimeoutMs, error } })
    accept(portico, account, session)
    return session
  } catch (cause) {
    if (!isOutage(cause)) part.unverified = undefined
    throw cause
  } finally {
    // Its nonce has been shown to the wallet. That of a signature that is handed in again may still be good.
    if (part.message === message && part.unverified?.message !== message) part.message = undefined
  }
}

/** Adds a session, and revokes it again if the account was signed out during the verification. */
async function addSession(portico: Portico, account: SignInAccount, session: SiwxSession): Promise<void> {
  const { siwx } = requireSiwx(portico)
  const { networkId, address } = account
  const { verifying } = getPart(portico, signInPart)
  const verification = { networkId, address, isEnded: false }
  verifying.add(verification)
  try {
    await siwx.addSession(session)
  } catch (cause) {
    throw toVerificationError(cause, account)
  } finally {
    verifying.delete(verification)
  }
  if (!verification.isEnded) return
  await revokeSignIn(portico, [networkId], address)
  throw signInErrors('sign-in/account-changed')
}

function accept(portico: Portico, account: SignInAccount, session: SiwxSession): void {
  const part = getPart(portico, signInPart)
  part.tell()
  if (!isSameAccount(part.state.account, account)) return
  part.unverified = undefined
  const known = { status: 'authenticated', session: ref(session), mustSign: false }
  Object.assign(part.state, known, { error: undefined, message: undefined })
  leaveSignIn(portico)
  void checkSignIn(portico, 'signed')
}

/** Returns whether nobody could tell if a signature is good, so that the person need not sign again. */
function isOutage(cause: unknown): boolean {
  return isPorticoError(cause, 'siwx/service-unavailable') || isPorticoError(cause, 'siwx/verifier-unavailable')
}

function toWalletFailure(cause: unknown): never {
  const error = toWalletError(cause)
  throw isPorticoError(error, 'wallet/rejected') ? signInErrors('sign-in/declined', undefined, { cause }) : error
}
