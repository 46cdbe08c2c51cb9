import { connectionErrors } from '@portico/core'
import type { EmbeddedWallet } from './EmbeddedWallet.js'

/** Resolves with the next login, without a time limit. Rejects with `connection/aborted` on abort. */
export function whenLoggedIn({ on }: Pick<EmbeddedWallet, 'on'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(connectionErrors('connection/aborted'))
    const finish = () => {
      stop()
      signal.removeEventListener('abort', onAbort)
    }
    const onAbort = () => {
      finish()
      reject(connectionErrors('connection/aborted'))
    }
    const stop = on('login', () => {
      finish()
      resolve()
    })
    signal.addEventListener('abort', onAbort)
  })
}
