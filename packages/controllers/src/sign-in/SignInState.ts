import type { CaipNetworkId, ChainNamespace, PorticoError, SiwxSession } from '@portico/core'

/** The account that signs in: the selected one of the active namespace, on its current network. */
export type SignInAccount = {
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly address: string
  readonly isSmartAccount: boolean
}

/** Sign-in of the selected account. */
export type SignInState = {
  /** `loading`: it is not known yet whether the account is signed in. */
  status: 'loading' | 'authenticated' | 'unauthenticated'
  /** `undefined` without an account, or while the wallet is on a network that the app does not offer. */
  account: SignInAccount | undefined
  session: SiwxSession | undefined
  /** Whether the account must sign in to stay connected, and is known not to be signed in. */
  mustSign: boolean
  /** `preparing`: waits for the message; `verifying`: the wallet has signed. */
  step: 'idle' | 'preparing' | 'ready' | 'signing' | 'verifying'
  /** Whether the wallet has signed the message and only its verification is missing, because of an outage. */
  isSigned: boolean
  /** The whole text to sign, and the site that it names. */
  message: string | undefined
  domain: string | undefined
  /** What the latest attempt, or the search for a session, failed with. */
  error: PorticoError | undefined
}

/** Returns the state before anything is known. */
export function createSignInState(): SignInState {
  return {
    status: 'loading',
    account: undefined,
    session: undefined,
    mustSign: false,
    step: 'idle',
    isSigned: false,
    message: undefined,
    domain: undefined,
    error: undefined,
  }
}
