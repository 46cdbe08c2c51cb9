import type { Logger } from '@portico/core'

/**
 * Follows what a relayer publishes again from its queue: the library does not look at how that ends, and each failure,
 * with a relay that is down one every five seconds, would be an unhandled rejection.
 */
export function tameQueue(relayer: object, logger: Logger): void {
  const publisher: unknown = Reflect.get(relayer, 'publisher')
  const queue: unknown = typeof publisher === 'object' && publisher ? Reflect.get(publisher, 'queue') : undefined
  if (!(queue instanceof Map)) return
  queue.forEach = (publish) => {
    for (const [id, message] of [...queue]) {
      Promise.resolve(publish(message, id, queue)).catch((error: unknown) => logger.debug('publishing failed', error))
    }
  }
}
