import type { SiwxSession } from '@portico/core'
import { settle } from '@portico/core/internal'
import { ref } from 'valtio/vanilla'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { showToast } from '../toasts/showToast.js'
import { disconnectAccount } from './disconnectAccount.js'
import { isSignInRequired } from './requireSiwx.js'
import type { SignInAccount } from './SignInState.js'
import { signInErrors } from './signInErrors.js'
import { signInPart } from './signInPart.js'
import { isSignInShown, leaveSignIn, showSignIn } from './signInViews.js'
import { trackSignInError } from './trackSignIn.js'

/** How long to wait for stored sessions, in milliseconds. */
const checkTimeoutMs = 15_000
/** When to ask again after nobody could tell, in milliseconds. */
const retryMs = 30_000
/** Longest timer of a browser, in milliseconds. */
const longestTimerMs = 0x7fffffff

/**
 * `connected`: a wallet was connected just now. `changed`: another account, network or namespace. `quiet`: without the
 * person having done anything here. `signed`: the account has signed in just now; who keeps that may end it earlier than its
 * message says, and is asked until when it holds.
 */
type CheckReason = 'connected' | 'changed' | 'quiet' | 'expired' | 'signed'

/**
 * Looks for a session of the selected account. Without one the view of sign-in is shown, unless nothing was done here
 * that calls for it. Never rejects.
 */
export function checkSignIn(portico: Portico, reason: CheckReason): Promise<void> {
  const part = getPart(portico, signInPart)
  const serial = ++part.serial
  part.stopTimer()
  const promise = check(portico, reason, () => serial === part.serial).finally(() => {
    if (serial === part.serial) part.check = undefined
  })
  part.check = { promise, opens: reason !== 'quiet' && reason !== 'signed' }
  return promise
}

async function check(portico: Portico, reason: CheckReason, isLatest: () => boolean): Promise<void> {
  const { clock, lifetime, options } = getInternals(portico)
  const part = getPart(portico, signInPart)
  const { account } = part.state
  const { siwx } = options
  if (!siwx || !account) return
  const find = () => siwx.getSessions(account.networkId, account.address)
  try {
    const [session] = await settle(find, { signal: lifetime, limit: { clock, ms: checkTimeoutMs } })
    if (!isLatest()) return
    part.checkedAt = clock.now()
    if (!session) return reason === 'signed' ? goOn(portico) : refuse(portico, reason)
    Object.assign(part.state, { status: 'authenticated', session: ref(session), mustSign: false, error: undefined })
    leaveSignIn(portico)
    followExpiry(portico, session)
  } catch (cause) {
    if (!isLatest() || lifetime.aborted) return
    if (reason === 'signed') goOn(portico)
    else await giveUp(portico, account, reason, cause)
  }
}

/** What has been accepted counts, also while a server of several parts does not know it everywhere. */
function goOn(portico: Portico): void {
  const { session } = getPart(portico, signInPart).state
  if (session) followExpiry(portico, session)
}

/** Looks for a session again when this one ends. */
function followExpiry(portico: Portico, { data }: SiwxSession): void {
  if (data.expirationTime === undefined) return
  const left = Date.parse(data.expirationTime) - getInternals(portico).clock.now()
  // Whoever keeps the session may allow for clocks that differ, and still have it.
  planCheck(portico, left > 0 ? Math.min(left + 100, longestTimerMs) : retryMs, 'expired')
}

function planCheck(portico: Portico, ms: number, reason: CheckReason): void {
  const part = getPart(portico, signInPart)
  part.stopTimer()
  part.stopTimer = getInternals(portico).clock.setTimeout(() => void checkSignIn(portico, reason), ms)
}

/** There is no session. */
function refuse(portico: Portico, reason: CheckReason): void {
  const { options } = getInternals(portico)
  const { state } = getPart(portico, signInPart)
  const isRequired = isSignInRequired(options.siwx)
  Object.assign(state, { status: 'unauthenticated', session: undefined, mustSign: isRequired })
  const isWanted = reason === 'connected' || reason === 'changed' || (reason === 'expired' && isRequired)
  if (!isWanted || isSignInShown(portico)) return
  const { account } = state
  // A page in the background would take the nonce of the one that is looked at.
  whenVisible(portico, () => {
    if (state.status === 'unauthenticated' && state.account === account) showSignIn(portico, reason === 'expired')
  })
}

function whenVisible(portico: Portico, run: () => void): void {
  const { lifetime } = getInternals(portico)
  if (typeof document === 'undefined' || document.visibilityState !== 'hidden') {
    run()
    return
  }
  const onChange = () => {
    if (document.visibilityState === 'hidden') return
    document.removeEventListener('visibilitychange', onChange)
    if (!lifetime.aborted) run()
  }
  document.addEventListener('visibilitychange', onChange, { signal: lifetime })
}

/**
 * Nobody could tell whether there is a session. A wallet that was connected just now is disconnected if it must be
 * signed in; a session of before counts until somebody says that it has ended.
 */
async function giveUp(portico: Portico, account: SignInAccount, reason: CheckReason, cause: unknown): Promise<void> {
  const { clock, emitter, logger, options } = getInternals(portico)
  const part = getPart(portico, signInPart)
  part.checkedAt = clock.now()
  const error = signInErrors('sign-in/unavailable', undefined, { cause })
  logger[reason === 'connected' ? 'error' : 'warn'](error.shortMessage, cause)
  trackSignInError(portico, account, cause)
  if (part.state.session && isCurrent(part.state.session.data.expirationTime, clock.now())) {
    Object.assign(part.state, { status: 'authenticated', error })
    return planCheck(portico, retryMs, 'quiet')
  }
  // `mustSign` stays: an outage must not release an account that has to sign in.
  Object.assign(part.state, { status: 'unauthenticated', session: undefined, error })
  // `expired` shows the view after the outage, if the account has to sign in.
  if (reason !== 'connected') return planCheck(portico, retryMs, reason === 'quiet' ? 'quiet' : 'expired')
  showToast(portico, { variant: 'error', code: 'sign-in-unavailable' })
  emitter.emit('error', error)
  if (!isSignInRequired(options.siwx)) return planCheck(portico, retryMs, 'quiet')
  // There may be a session all the same.
  await disconnectAccount(portico, { account, keepsSessions: true })
}

function isCurrent(expirationTime: string | undefined, now: number): boolean {
  return expirationTime === undefined || Date.parse(expirationTime) > now
}
