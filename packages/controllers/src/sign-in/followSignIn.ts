import { subscribe } from 'valtio/vanilla'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import { routes } from '../instance/state/routes.js'
import { onPageFocus } from '../queries/onPageFocus.js'
import { checkSignIn } from './checkSignIn.js'
import { followLinks } from './followLinks.js'
import { offerSignIn } from './offerSignIn.js'
import { isSameAccount, readSignInAccount } from './readSignInAccount.js'
import { signInErrors } from './signInErrors.js'
import { signInPart } from './signInPart.js'
import { leaveSignIn } from './signInViews.js'

/** How long an answer about a session is believed, in milliseconds. A failure is not. */
const freshMs = 30_000

/**
 * Follows the selected account from now on: looks for its session, asks it to sign in, and signs it out where the app
 * wants that. Returns the unsubscribe.
 */
export function followSignIn(portico: Portico): () => void {
  const inner = getInternals(portico)
  const { clock, emitter, options, stores } = inner
  const { siwx } = options
  if (!siwx) return () => {}
  const part = getPart(portico, signInPart)
  const { state } = part
  const update = () => {
    const before = state.account
    const account = readSignInAccount(portico)
    if (isSameAccount(before, account)) return
    part.attempt?.controller.abort(signInErrors('sign-in/account-changed'))
    const error = account && part.offerError
    Object.assign(part, { message: undefined, preparing: undefined, attempt: undefined, isStale: false })
    part.offerError = undefined
    const status = account ? 'loading' : 'unauthenticated'
    Object.assign(state, { account, status, session: undefined, mustSign: false, step: 'idle', error })
    Object.assign(state, { isSigned: false, message: undefined, domain: undefined })
    if (account) return void checkSignIn(portico, readReason(portico, before !== undefined))
    part.serial++
    part.stopTimer()
    leaveSignIn(portico)
  }
  const recheck = () => {
    if (part.attempt) part.isStale = true
    else if (state.account) void checkSignIn(portico, 'quiet')
  }
  const callOff = () => {
    if (part.attempt?.isShown && state.step !== 'verifying') part.attempt.controller.abort()
  }
  inner.signIn = {
    mustSign: (namespace) => state.mustSign && (namespace ?? state.account?.namespace) === state.account?.namespace,
    settled: () => (state.status === 'loading' ? part.check?.promise : undefined),
    offer: () => offerSignIn(portico, siwx),
  }
  const stops = [
    followLinks(portico, siwx),
    subscribe(stores.connection, update, true),
    subscribe(stores.networks, update, true),
    emitter.on('modalClose', callOff),
    emitter.on('view', ({ view }) => {
      if (routes[view].group !== 'signIn' && view !== 'ApproveTransaction') callOff()
    }),
    onPageFocus(() => {
      if (state.error !== undefined || clock.now() - part.checkedAt > freshMs) recheck()
    }),
    siwx.subscribe?.(recheck) ?? (() => {}),
    listenToTabs(portico, recheck),
  ]
  update()
  return () => {
    for (const stop of stops) stop()
    inner.signIn = undefined
  }
}

/** Tells other tabs, and is told by them, when somebody has signed in or out. */
function listenToTabs(portico: Portico, recheck: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const part = getPart(portico, signInPart)
  const channel = new BroadcastChannel(`portico-sign-in:${portico.id}`)
  channel.onmessage = recheck
  part.tell = () => channel.postMessage('changed')
  return () => {
    part.tell = () => {}
    channel.close()
  }
}

/** Another tab asks for what was done there. A restored wallet is asked only if it must be signed in. */
function readReason(portico: Portico, isChange: boolean): 'connected' | 'changed' | 'quiet' | 'expired' {
  const { connection } = getInternals(portico).stores
  const reason = connection.namespaces[connection.activeNamespace]?.reason
  if (reason === 'other-tab') return 'quiet'
  if (isChange) return 'changed'
  return reason === 'restored' ? 'expired' : 'connected'
}
