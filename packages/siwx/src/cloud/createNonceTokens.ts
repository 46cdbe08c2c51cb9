import { type AdapterContext, siwxErrors } from '@portico/core'
import { isRecord, signInNonceKey } from '@portico/core/internal'
import type { CallAuthService } from './callAuthService.js'

/** The service's nonces, each with the token that goes with it. */
export type NonceTokens = {
  /** Asks the service for a nonce. */
  issue(): Promise<string>
  /** Returns the token of a nonce. Throws `siwx/nonce-used`. */
  find(nonce: string): string
  /** Forgets a token, because the service has used it up. */
  forget(token: string): void
  /** Forgets whatever is kept. */
  clear(): void
}

/** Creates the service's nonces. */
export function createNonceTokens(call: CallAuthService, { store }: Pick<AdapterContext, 'store'>): NonceTokens {
  // Another tab may store a token of its own before this one's is used.
  let issued: { readonly nonce: string; readonly token: string } | undefined
  return {
    async issue() {
      const reply = await call({ method: 'GET', path: 'nonce' })
      if (!isRecord(reply) || typeof reply.nonce !== 'string' || typeof reply.token !== 'string') {
        throw siwxErrors('siwx/invalid-reply')
      }
      issued = { nonce: reply.nonce, token: reply.token }
      store.set(signInNonceKey, reply.token)
      return reply.nonce
    },
    find(nonce) {
      const token = issued?.nonce === nonce ? issued.token : store.get(signInNonceKey)
      if (token === undefined) throw siwxErrors('siwx/nonce-used')
      return token
    },
    forget(token) {
      if (issued?.token === token) issued = undefined
      if (store.get(signInNonceKey) === token) store.remove(signInNonceKey)
    },
    clear() {
      issued = undefined
      store.remove(signInNonceKey)
    },
  }
}
