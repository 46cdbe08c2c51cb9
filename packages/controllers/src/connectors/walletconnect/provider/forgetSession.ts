import type { LiveSession } from './LiveSession.js'

/** Removes an ended session from the client's own storage without a word to the wallet, so that it is not restored. */
export function forgetSession({ client, context, topic }: LiveSession): void {
  if (!client.session.getAll().some((record) => record.topic === topic)) return
  const reason = { code: 6000, message: 'User disconnected.' }
  client.session.delete?.(topic, reason).catch((error: unknown) => {
    context.logger.debug('An ended session could not be removed', error)
  })
}
