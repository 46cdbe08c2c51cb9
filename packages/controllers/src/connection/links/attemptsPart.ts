import type { ChainNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'

/** Something a command waits for a wallet to do. */
export type Attempt = {
  readonly kind: 'connect' | 'restore' | 'switch'
  readonly namespaces: readonly ChainNamespace[]
  /** @param reason Becomes the reason of the attempt's signal. */
  abort(reason?: DOMException): void
}

/** What the instance waits for wallets to do now. All of it is aborted at `destroy`. */
export const attemptsPart = definePart({
  key: 'attempts',
  create: () => new Set<Attempt>(),
  dispose(attempts) {
    for (const attempt of [...attempts]) attempt.abort()
  },
})
