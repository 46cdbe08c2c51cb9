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

/**
 * Why an attempt is aborted whose every namespace the person disconnects: what it would have resumed is to end at the
 * wallet as well. Any other abort leaves it there for the next visit.
 */
export const personEnd = new DOMException('The person disconnected.', 'AbortError')
