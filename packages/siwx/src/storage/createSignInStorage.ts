import type { CaipNetworkId, SiwxSession, Store } from '@portico/core'
import { signInSessionsKey } from '@portico/core/internal'
import { isSameAccount } from '../verification/checkSignIn.js'
import { readSession } from './readSession.js'
import type { SignInStorage } from './SignInStorage.js'

/**
 * Creates a storage of sign-ins over a store, under the key `@appkit/siwx`.
 *
 * @param store The store.
 */
export function createSignInStorage(store: Store): SignInStorage {
  const read = () => (store.get(signInSessionsKey) ?? []).flatMap((stored) => readSession(stored) ?? [])
  const write = (sessions: readonly SiwxSession[]) => {
    if (sessions.length === 0) store.remove(signInSessionsKey)
    else store.set(signInSessionsKey, sessions)
  }
  const isOf = (chainId: CaipNetworkId, accountAddress: string) => (session: SiwxSession) =>
    session.data.chainId === chainId && isSameAccount(chainId, session.data.accountAddress, accountAddress)
  const listOthers = (chainId: CaipNetworkId, accountAddress: string) => {
    const isGone = isOf(chainId, accountAddress)
    return read().filter((session) => !isGone(session))
  }
  return {
    add(session) {
      const { chainId, accountAddress } = session.data
      write([...listOthers(chainId, accountAddress), session])
    },
    set: write,
    get: (chainId, accountAddress) => read().filter(isOf(chainId, accountAddress)),
    delete: (chainId, accountAddress) => write(listOthers(chainId, accountAddress)),
    subscribe: (listener) => store.subscribe(signInSessionsKey, listener),
  }
}
