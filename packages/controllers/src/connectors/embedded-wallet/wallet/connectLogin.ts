import type { Connection, ConnectParameters, RestoreParameters } from '@portico/core'
import { personEnd } from '../../../connection/links/attemptsPart.js'
import { embeddedWalletErrors } from '../state/embeddedWalletErrors.js'
import type { Connections } from './createConnections.js'
import type { LoginUndo } from './createLoginUndo.js'
import type { EmbeddedWallet, WalletParts } from './EmbeddedWallet.js'
import { listRestoreChains } from './listRestoreChains.js'
import { pickChains } from './pickChains.js'
import { signWhileConnecting } from './signWhileConnecting.js'
import { whenLoggedIn } from './whenLoggedIn.js'

/** What connecting and restoring a login share. */
export type LoginParts = Pick<WalletParts, 'context' | 'client' | 'served'> &
  Pick<EmbeddedWallet, 'on'> &
  Pick<LoginUndo, 'undoLogin'> & {
    readonly connections: Connections
    /** Login begun on this page: not accepted by the frame yet, or accepted. Without one, the frame's own login counts. */
    readonly state: { login: 'expected' | 'done' | undefined }
  }

/**
 * Connects the user of the current login, or waits for the next one. Aborting it signs a new login out again.
 *
 * @throws `connection/aborted`, `embedded-wallet/session-expired`, `embedded-wallet/network-not-found` and what the frame
 * fails with
 */
export async function connectLogin(
  parts: LoginParts,
  { namespaces, chains, signal, signIn }: ConnectParameters,
): Promise<Connection> {
  const { served, state, connections, undoLogin } = parts
  const chosen = pickChains({ namespaces, chains, served })
  const wasLive = connections.isLive()
  const isLoggedIn = state.login === 'done' || (state.login === undefined && (await checkLogin(parts, signal)))
  // The previous login was expected to last, and no new one is awaited.
  if (!isLoggedIn && wasLive && state.login === undefined) throw embeddedWalletErrors('embedded-wallet/session-expired')
  const isNewLogin = !isLoggedIn || state.login === 'done'
  if (!isLoggedIn) await whenLoggedIn(parts, signal)
  state.login = undefined
  const onAbort = () => undoLogin(Promise.resolve(true), () => wasLive)
  if (isNewLogin && signal.aborted) onAbort()
  else if (isNewLogin) signal.addEventListener('abort', onAbort)
  try {
    const connection = await connections.use({ kind: 'connect', chains: chosen, signal, isNewLogin })
    // Other namespaces than the first one sign in when they are used.
    if (signIn && chosen[0]) await signWhileConnecting(parts, { connection, networkId: chosen[0], signal, signIn })
    return connection
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

/**
 * Resumes the login that the frame has kept.
 *
 * @throws `connection/aborted`, `embedded-wallet/session-expired`, `embedded-wallet/network-not-found` and what the frame
 * fails with
 */
export async function restoreLogin(
  parts: LoginParts,
  { namespaces, chains: preferred, signal }: RestoreParameters,
): Promise<Connection> {
  const { context, served, connections, undoLogin } = parts
  // A live connection is signed out by the code that ends it.
  const onAbort = () => {
    if (signal.reason === personEnd && !connections.isLive()) undoLogin(Promise.resolve(true), () => false)
  }
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort, { once: true })
  if (!(await checkLogin(parts, signal))) throw embeddedWalletErrors('embedded-wallet/session-expired')
  const chains = pickChains({ namespaces, chains: listRestoreChains(context, preferred), served })
  return connections.use({ kind: 'restore', chains, signal, isNewLogin: false })
}

/** Asks the frame whether anybody is logged in. A failed check must not end a live connection, here or in other tabs. */
function checkLogin({ client, connections }: LoginParts, signal: AbortSignal): Promise<boolean> {
  return client.isConnected({ signal, isBackground: connections.isLive() })
}
