import type { ChainNamespace } from '@portico/core'
import { definePart } from '../../instance/definePart.js'

/** A pending operation that waits for a wallet. */
export type Attempt = {
  readonly kind: 'connect' | 'restore' | 'switch'
  readonly namespaces: readonly ChainNamespace[]
  /** @param reason Reason of the attempt's abort signal. */
  abort(reason?: DOMException): void
}

/** Pending operations of an instance. `destroy` aborts them. */
export const attemptsPart = definePart({
  key: 'attempts',
  create: () => new Set<Attempt>(),
  dispose(attempts) {
    for (const attempt of [...attempts]) attempt.abort()
  },
})

/**
 * Abort reason if the user disconnected all namespaces of an attempt: whatever it would have restored must end at the
 * wallet too. After any other abort the wallet stays connected for the next visit.
 */
export const personEnd = new DOMException('The person disconnected.', 'AbortError')
