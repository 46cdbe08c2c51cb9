import type { CaipNetworkId, PorticoError, SiwxMessage } from '@portico/core'
import { proxy } from 'valtio/vanilla'
import { definePart } from '../instance/definePart.js'
import { getPart } from '../instance/getPart.js'
import { createSignInState, type SignInState } from './SignInState.js'

/** State of the sign-in of an instance, a valtio proxy. */
export const signInStatePart = definePart<SignInState>({
  key: 'signInState',
  create: () => proxy(createSignInState()),
})

type Verification = { readonly networkId: CaipNetworkId; readonly address: string; isEnded: boolean }

/** Sign-in of an instance. */
export type SignInPart = {
  readonly state: SignInState
  /** The message that is shown. Each is signed at most once, because its nonce is good for one attempt. */
  message: SiwxMessage | undefined
  /** The message that is being made. */
  preparing: Promise<SiwxMessage> | undefined
  /** A signature that nobody could verify because of an outage, and the message that it is of. It is handed in again. */
  unverified: { readonly message: SiwxMessage; readonly signature: string } | undefined
  /** Resolves once the sign-outs that are under way have ended. */
  revoking: Promise<unknown>
  /** The signature that is waited for. `isShown`: asked from the view, and called off with it. */
  attempt: { readonly controller: AbortController; readonly isShown: boolean } | undefined
  /** Pending `siwx.addSession` calls; `isEnded` if the account was signed out since. */
  readonly verifying: Set<Verification>
  /** Whether a check is due after the attempt, because sessions changed elsewhere. */
  isStale: boolean
  /** The search for a session; `opens` if the view is shown when there is none. */
  check: { readonly promise: Promise<void>; readonly opens: boolean } | undefined
  /** Number of searches so far. Only the latest counts. */
  serial: number
  /** When a search last ended, in milliseconds since the Unix epoch. */
  checkedAt: number
  /** What signing in while connecting failed with, until the account is known. */
  offerError: PorticoError | undefined
  /** Whether sessions outlive the disconnect that is under way. */
  keepsSessions: boolean
  stopTimer: () => void
  /** Stops the timer that replaces the message when it expires. */
  stopMessageTimer: () => void
  /** Tells other tabs that somebody has signed in or out. */
  tell: () => void
}

/** The sign-in of an instance. `followSignIn` keeps it up to date. */
export const signInPart = definePart<SignInPart>({
  key: 'signIn',
  create: (portico) => ({
    state: getPart(portico, signInStatePart),
    message: undefined,
    preparing: undefined,
    unverified: undefined,
    revoking: Promise.resolve(),
    attempt: undefined,
    verifying: new Set(),
    isStale: false,
    check: undefined,
    serial: 0,
    checkedAt: 0,
    offerError: undefined,
    keepsSessions: false,
    stopTimer: () => {},
    stopMessageTimer: () => {},
    tell: () => {},
  }),
  dispose(part) {
    part.stopTimer()
    part.stopMessageTimer()
    part.attempt?.controller.abort()
  },
})
