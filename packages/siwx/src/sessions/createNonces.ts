import { type SiwxSession, siwxErrors } from '@portico/core'

/** The nonces that were given out for messages. Each is good for one attempt. */
export type Nonces = {
  add(nonce: string): void
  /**
   * Uses up the nonces of sign-ins that arrive together; those of a one-click authentication share one. Throws
   * `siwx/nonce-used` and `siwx/nonce-unknown`, and then uses none.
   */
  use(sessions: readonly SiwxSession[]): void
}

/** Creates the list of the nonces that were given out. */
export function createNonces(): Nonces {
  const isUsed = new Map<string, boolean>()
  return {
    add: (nonce) => void isUsed.set(nonce, false),
    use(sessions) {
      const nonces = new Set(sessions.map(({ data }) => data.nonce))
      for (const nonce of nonces) {
        const used = isUsed.get(nonce)
        if (used === undefined) throw siwxErrors('siwx/nonce-unknown')
        if (used) throw siwxErrors('siwx/nonce-used')
      }
      for (const nonce of nonces) isUsed.set(nonce, true)
    },
  }
}
