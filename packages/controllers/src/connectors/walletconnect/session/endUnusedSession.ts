import type { Logger } from '@portico/core'
import type { SignClientPort } from '../port/SignClientPort.js'

export type EndUnusedSessionParameters = {
  readonly client: SignClientPort
  readonly logger: Logger
  readonly topic: string
}

/** Ends a session that nobody waits for any more, so that the wallet does not go on believing in it. */
export function endUnusedSession({ client, logger, topic }: EndUnusedSessionParameters): void {
  client
    .disconnect({ topic, reason: { code: 6000, message: 'User disconnected.' } })
    .catch((error: unknown) => logger.warn('ending an unwanted session failed', error))
}
