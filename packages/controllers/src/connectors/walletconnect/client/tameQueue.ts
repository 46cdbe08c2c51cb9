import type { Logger } from '@portico/core'

/**
 * Catches failures of messages that a relayer publishes again from its queue. The library ignores these promises, so
 * while the relay is down there would be an unhandled rejection every five seconds, which ends a Node process and counts
 * as an error of the host's page.
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
