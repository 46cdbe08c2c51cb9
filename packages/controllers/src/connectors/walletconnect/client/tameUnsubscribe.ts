import type { Logger } from '@portico/core'

/**
 * Ignores failures of a relayer's unsubscribe calls. When the other side ends a session the library ignores these
 * promises, so after a lost connection each would be an unhandled rejection, which ends a Node process and counts as an
 * error of the host's page. A topic that stays subscribed carries nothing that could still be decrypted.
 */
export function tameUnsubscribe(relayer: object, logger: Logger): void {
  const unsubscribe: unknown = Reflect.get(relayer, 'unsubscribe')
  if (typeof unsubscribe !== 'function') return
  Reflect.set(relayer, 'unsubscribe', async (...parameters: readonly unknown[]) => {
    try {
      await unsubscribe.apply(relayer, parameters)
    } catch (error) {
      logger.debug('unsubscribing failed', error)
    }
  })
}
