import { snapshot, subscribe } from 'valtio/vanilla'
import { getInternals } from '../instance/getInternals.js'
import { getPart } from '../instance/getPart.js'
import type { Portico } from '../instance/Portico.js'
import type { SignInState } from './SignInState.js'
import { signInPart } from './signInPart.js'

/**
 * Follows the sign-in of the selected account. It is `loading` too while an earlier connection is being restored.
 *
 * @param portico The instance.
 * @param callback Called with an immutable copy now and after each change.
 * @returns The unsubscribe.
 */
export function watchSignIn(portico: Portico, callback: (state: Readonly<SignInState>) => void): () => void {
  const { options, stores } = getInternals(portico)
  const { state } = getPart(portico, signInPart)
  const report = () => {
    const { activeNamespace, initialized, namespaces } = stores.connection
    const status = namespaces[activeNamespace]?.status
    const isRestoring = !initialized || status === 'reconnecting'
    // A snapshot has the type of the state; it is only frozen.
    const current = snapshot(state) as Readonly<SignInState>
    if (options.siwx && isRestoring) return callback({ ...current, status: 'loading' })
    callback(options.siwx && status === 'connected' ? current : { ...current, status: 'unauthenticated' })
  }
  report()
  const stops = [subscribe(state, report), subscribe(stores.connection, report)]
  return () => {
    for (const stop of stops) stop()
  }
}
