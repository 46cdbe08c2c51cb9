import type { Logger } from '@portico/core'

/**
 * Lets a relayer's unsubscribing fail in silence: the library does not look at how it ends when the other side has ended
 * a session, and with a relay that has just gone each failure would be an unhandled rejection. A topic that stays
 * subscribed holds nothing that can be read any more.
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
